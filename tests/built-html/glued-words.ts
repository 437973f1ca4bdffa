/** Elements that browsers begin on a line of their own, without a style. */
const blocks = new Set(
  'address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p section summary table td th tr ul'.split(
    ' ',
  ),
);

/** Where words of two elements run together for those who read a page without its styles: "MenuClose". */
export function gluedWords(body: Element): string[] {
  const glued: string[] = [];
  let before = '';
  let isNewElement = false;
  const cross = ({ localName }: Element) => {
    if (blocks.has(localName)) before = '';
    isNewElement = true;
  };
  const read = (element: Element) => {
    cross(element);
    for (const node of element.childNodes) {
      const text = node.textContent ?? '';
      if (node.nodeType === node.ELEMENT_NODE) {
        // Of the nodes of a document, only elements have children.
        if (!/^(?:script|style|template)$/.test((node as Element).localName)) read(node as Element);
      } else if (node.nodeType === node.TEXT_NODE && text !== '') {
        // What closes or parts a sentence may follow directly: a colon, a comma.
        if (isNewElement && /\S$/.test(before) && /^[\p{L}\p{N}(“"'+$]/u.test(text))
          glued.push(`${before.slice(-24)}|${text.slice(0, 24)}`);
        before = isNewElement ? text : before + text;
        isNewElement = false;
      }
    }
    cross(element);
  };
  read(body);
  return glued;
}
