/**
 * The inline script in the head of every page, the same in all. Before the first paint it gives the styles the words of the
 * visitor's own area, if the browser keeps one (app/components/own-area.ts). It names no record: what is kept are the words.
 */
try {
  const { dataset, style } = document.documentElement;
  // It throws where nothing is kept.
  for (const [name, words] of Object.entries(JSON.parse(localStorage.area)))
    style.setProperty(`--own-${name}`, JSON.stringify(words));
  dataset.own = '';
} catch {
  // Also where visitors block storage.
}
