import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Elements that are there for what is in them. */
const holders = new Set(
  'a article aside button dd dl dt h1 h2 h3 h4 li main nav ol p section span summary title ul'.split(' '),
);

/** Where a heading's content ends. */
const parts = new Set(['article', 'aside', 'footer', 'main', 'section']);

/** Where something is missing in a document: elements with nothing in them, headings with nothing below them. */
export function emptyPlaces(html: string): string[] {
  const found: string[] = [];
  let heading: { level: number; text: string } | undefined;

  const endHeading = () => {
    if (heading !== undefined) found.push(`nothing stands below "${heading.text}"`);
    heading = undefined;
  };

  const visit = (node: Node) => {
    if (node.type === ElementType.Text && node.data.trim() !== '') heading = undefined;
    if (!('attribs' in node) || node.name === 'style') return;
    const { name, children } = node;
    const text = DomUtils.textContent(node).trim();
    const pictures = DomUtils.getElementsByTagName(isPicture, node, true);
    if (holders.has(name) && text === '' && pictures.length === 0) found.push(`<${name}> is empty`);
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    if (level > 0) {
      if (heading !== undefined && level <= heading.level) endHeading();
      heading = { level, text };
      return;
    }
    if (isPicture(name)) heading = undefined;
    for (const child of children) visit(child);
    if (parts.has(name)) endHeading();
  };

  for (const node of parseDocument(html).children) visit(node);
  return found;
}

function isPicture(name: string): boolean {
  return name === 'img' || name === 'svg';
}
