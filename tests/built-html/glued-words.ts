import { Parser } from 'htmlparser2';

/** Elements that browsers begin on a line of their own, without a style. */
const blocks = new Set(
  'address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p section summary table td th tr ul'.split(
    ' ',
  ),
);

const notRead = new Set(['head', 'script', 'style', 'template']);

/** Where words of two elements run together for those who read a page without its styles: "MenuClose". */
export function gluedWords(html: string): string[] {
  const glued: string[] = [];
  let before = '';
  let isNewElement = false;
  let unread = 0;
  const cross = (element: string, step: 1 | -1) => {
    if (notRead.has(element)) unread += step;
    if (blocks.has(element)) before = '';
    isNewElement = true;
  };
  new Parser({
    onopentag: (element) => cross(element, 1),
    onclosetag: (element) => cross(element, -1),
    ontext(text) {
      if (unread > 0) return;
      // What closes or parts a sentence may follow directly: a colon, a comma.
      if (isNewElement && /\S$/.test(before) && /^[\p{L}\p{N}(“"'+$]/u.test(text))
        glued.push(`${before.slice(-24)}|${text.slice(0, 24)}`);
      // The parser hands over a text in parts where it has entities.
      before = isNewElement ? text : before + text;
      isNewElement = false;
    },
  }).end(html);
  return glued;
}
