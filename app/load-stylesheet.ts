/**
 * Links a style sheet, unless it is linked already: at the end of the head, or before one of its elements. Resolves once
 * its styles apply, and rejects when they can't be fetched; then the next call tries again.
 */
export function loadStylesheet(href: string, before: Element | null = null): Promise<unknown> {
  const linked = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (linked?.sheet) return Promise.resolve();
  const link = linked ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${href} did not come.`));
    });
    if (linked === null) document.head.insertBefore(link, before);
  });
}
