/** What a visitor does not read, or reads on many pages on purpose, such as a safety callout. */
const unread = 'script, style, template, noscript, svg, title, [hidden], [data-shared], .sr-only';

/** Elements inside a sentence: they don't end it. */
const inline = new Set('a abbr b br cite code em i kbd mark q s small span strong sub sup time u'.split(' '));

/** The visible text of a page's `<main>`, block by block: headings, paragraphs, list entries, buttons in one row. */
export function visibleBlocks(main: Element): string[] {
  const blocks: string[] = [];
  let text = '';
  const endBlock = () => {
    const block = text
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, '')
      .trim();
    if (block) blocks.push(block);
    text = '';
  };
  const read = (element: Element) => {
    const isInline = inline.has(element.localName);
    if (!isInline) endBlock();
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) text += node.textContent ?? '';
      // Of the nodes of a document, only elements have children.
      else if (node.nodeType === node.ELEMENT_NODE && !(node as Element).matches(unread))
        read(node as Element);
    if (isInline) text += ' ';
    else endBlock();
  };
  read(main);
  return blocks;
}
