import { Parser } from 'htmlparser2';

/** What is never read on the page. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title']);

/** Elements inside a sentence: they don't end it. */
const inline = new Set('a abbr b br cite code em i kbd mark q s small span strong sub sup time u'.split(' '));

/**
 * The visible text of a page's `<main>`, block by block: headings, paragraphs, list entries, buttons in one row.
 * Text for screen readers only isn't visible, and neither is what describes a picture. What is marked as shared by many
 * pages on purpose, such as a safety callout, is left out.
 */
export function visibleBlocks(html: string): string[] {
  const blocks: string[] = [];
  let text = '';
  let insideMain = 0;
  let insideUnread = 0;
  const open: { main: boolean; unread: boolean }[] = [];

  const endBlock = () => {
    const block = text
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, '')
      .trim();
    if (block) blocks.push(block);
    text = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { main: name === 'main', unread: unread.has(name) || isHidden(attributes) };
      open.push(element);
      if (element.main) insideMain += 1;
      if (element.unread) insideUnread += 1;
      if (!inline.has(name)) endBlock();
    },
    ontext(data) {
      if (insideMain > 0 && insideUnread === 0) text += data;
    },
    onclosetag(name) {
      if (inline.has(name)) text += ' ';
      else endBlock();
      const element = open.pop();
      if (element?.main) insideMain -= 1;
      if (element?.unread) insideUnread -= 1;
    },
  });
  // Header and footer are as much again, and parsing them would take as long.
  parser.end(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  return blocks;
}

function isHidden(attributes: Record<string, string>): boolean {
  return (
    'hidden' in attributes ||
    'data-shared' in attributes ||
    (attributes.class ?? '').split(' ').includes('sr-only')
  );
}
