import { AtRule, parse, type Root, type Rule } from 'postcss';

/** The class names, ids and custom properties in a rendered document. React escapes quotation marks in text, so class="…" is always an attribute. */
export function namesIn(html: string): string[] {
  const names = [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  );
  return [...names, ...propertiesIn(html)];
}

export function propertiesIn(text: string): string[] {
  return text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];
}

/**
 * The rules of a style sheet that documents with these names can use, in their order, without selectors, animations and
 * custom properties that nothing needs. Pseudo-classes and attributes are ignored, because visitors and scripts change them. Classes and ids are
 * not: a class that only a script adds counts as unused.
 */
export function usedStyles(sheet: string, names: ReadonlySet<string>): string {
  const root = parse(sheet);
  root.walkRules((rule) => {
    // The selectors of keyframes are percentages: "12.5%" would be read as the class "5".
    if (isInAnimation(rule)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, names));
    if (used.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = used;
  });
  removeUnusedAnimations(root);
  removeUnreadProperties(root, names);
  return root.toString();
}

function isInAnimation({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name.endsWith('keyframes');
}

/** Whether documents have every class and id that a selector asks for, and one of alternatives such as :is(.a,.b). */
function isUsed(selector: string, names: ReadonlySet<string>): boolean {
  const groups = [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)];
  if (!groups.every(([, group = '']) => group.split(',').some((one) => isUsed(one, names)))) return false;
  const needed = selector
    // An escaped character, such as "\:" in ".md\:mt-0", is part of the name: it is a private-use character until the name is read.
    .replaceAll(/\\(.)/g, (_, escaped: string) => String.fromCharCode(firstPrivate + escaped.charCodeAt(0)))
    // Ignores what a matching document need not contain: :not(…), what has alternatives, and attribute selectors.
    .replaceAll(/:not\([^()]*\)|\([^()]*,[^()]*\)|\[.*?\]/g, '')
    .matchAll(/[.#]([\w\uE000-\uE0FF-]+)/g);
  return [...needed].every(([, name = '']) => names.has(decodeName(name)));
}

/** The start of Unicode's Private Use Area. */
const firstPrivate = 0xe000;

function decodeName(name: string): string {
  return name.replaceAll(/[\uE000-\uE0FF]/g, (encoded) =>
    String.fromCharCode(encoded.charCodeAt(0) - firstPrivate),
  );
}

function removeUnusedAnimations(root: Root) {
  const words = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => words.add(word)));
  root.walkAtRules('keyframes', (animation) => {
    if (!words.has(animation.params)) animation.remove();
  });
}

function removeUnreadProperties(root: Root, names: ReadonlySet<string>) {
  const read = new Set<string>();
  root.walkDecls(({ value }) => propertiesIn(value).forEach((name) => read.add(name)));
  let hasRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    const { parent, prop } = declaration;
    if (read.has(prop) || names.has(prop)) return;
    declaration.remove();
    // Rules hold the declarations that are looked at here.
    if (parent?.nodes.length === 0) removeWithEmptyParents(parent as Rule);
    hasRemoved = true;
  });
  // Properties that only the removed declarations read are now unread, too.
  if (hasRemoved) removeUnreadProperties(root, names);
}

function removeWithEmptyParents(node: Rule | AtRule) {
  const { parent } = node;
  node.remove();
  if (parent instanceof AtRule && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}
