import { AtRule, parse, type Root, type Rule } from 'postcss';

/** What a rendered document asks of styles: classes, ids and custom properties. In its texts, React writes quotation marks as entities. */
export function namesIn(html: string): string[] {
  const names = [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  );
  return [...names, ...propertiesIn(html)];
}

/** The custom properties that a text names. */
export function propertiesIn(text: string): string[] {
  return text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];
}

/**
 * The part of a style sheet that documents with these names can use, each rule as it is and in its place. What a visitor
 * or a script changes (a state, an attribute, an open menu) never decides: rules for that stay.
 */
export function usedStyles(sheet: string, names: ReadonlySet<string>): string {
  const root = parse(sheet);
  root.walkRules((rule) => {
    // Frames of an animation have no selectors.
    if (isInAnimation(rule)) return;
    if (!rule.selectors.some((selector) => isUsed(selector, names))) removeWithEmptyParents(rule);
  });
  removeUnreadProperties(root, names);
  return root.toString();
}

function isInAnimation({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name.endsWith('keyframes');
}

/** Whether documents have every class and id that a selector asks for. */
function isUsed(selector: string, names: ReadonlySet<string>): boolean {
  const asked = selector
    // An escaped character belongs to a name, not to the selector's syntax: a private one replaces it until the name is read.
    .replaceAll(/\\(.)/g, (_, sign: string) => String.fromCharCode(firstPrivate + sign.charCodeAt(0)))
    // What is between these may be one of several, or just what is not there.
    .replaceAll(/:not\([^()]*\)|\([^()]*,[^()]*\)|\[.*?\]/g, '')
    .matchAll(/[.#]([\w\uE000-\uE0FF-]+)/g);
  return [...asked].every(([, name = '']) => names.has(withSigns(name)));
}

/** The first of the characters that Unicode leaves to everybody's own use. */
const firstPrivate = 0xe000;

function withSigns(name: string): string {
  return name.replaceAll(/[\uE000-\uE0FF]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - firstPrivate),
  );
}

function removeUnreadProperties(root: Root, names: ReadonlySet<string>) {
  const read = new Set<string>();
  root.walkDecls(({ value }) => propertiesIn(value).forEach((name) => read.add(name)));
  let isAny = false;
  root.walkDecls(/^--/, (declaration) => {
    const { parent, prop } = declaration;
    if (read.has(prop) || names.has(prop)) return;
    declaration.remove();
    // Rules hold the declarations that are looked at here.
    if (parent?.nodes.length === 0) removeWithEmptyParents(parent as Rule);
    isAny = true;
  });
  // What only these read is not read any more.
  if (isAny) removeUnreadProperties(root, names);
}

function removeWithEmptyParents(node: Rule | AtRule) {
  const { parent } = node;
  node.remove();
  if (parent instanceof AtRule && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}
