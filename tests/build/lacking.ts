import bcd from '@mdn/browser-compat-data/forLegacyNode'; // The test runner loads no JSON modules.
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { AtRule, Declaration, type Node, parse as parseStyles } from 'postcss';
import { browsers } from '#build/browsers.ts';
import { all, parse } from '#tests/built-html/dom.ts';

/*
 * What styles, scripts and documents use that one of the browsers meant lacks, by MDN's tables of what browsers know.
 * Left out is what a browser is asked about first: by @supports, an earlier value of the same property, `method?.()`.
 */

const meant: readonly (readonly [BrowserName, string])[] = [
  ['chrome', browsers.chrome],
  ['edge', browsers.edge],
  ['firefox', browsers.firefox],
  ['safari', browsers.safari],
  ['safari_ios', browsers.ios],
];

/** Whether one of the browsers meant lacks it. What the tables don't name, all of them know. */
function isLacking(known: Identifier | undefined): boolean {
  const { __compat: compat } = known ?? {};
  if (compat === undefined) return false;
  return meant.some(([browser, oldest]) => {
    const statements = [compat.support[browser] ?? []].flat();
    return !statements.some((statement) => isSince(statement, Number(oldest)));
  });
}

function isSince(statement: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if ([removed, flags, prefix, other].some((limit) => limit !== undefined)) return false;
  return Number.parseFloat(String(added).replace('≤', '')) <= version;
}

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;

/** Types of values and functions, at any depth of the tables. */
const values = new Map(Object.values(types ?? {}).flatMap((type) => Object.entries(type)));
for (const [name, type] of Object.entries(types ?? {})) values.set(name, type);

const units: [RegExp, Identifier | undefined][] = [
  [/\d[sld]v(?:[hwib]|min|max)\b/, values.get('viewport_percentage_units_dynamic')],
  [/\dcq(?:[hwib]|min|max)\b/, values.get('container_query_length_units')],
];

export function lackingInStyles(styles: string): string[] {
  const used = new Map<string, Identifier | undefined>();
  const root = parseStyles(styles);
  root.walkAtRules((rule) => {
    const { name, params } = rule;
    if (isAskedFirst(rule)) return;
    used.set(`@${name}`, atRules?.[name]);
    if (name !== 'media') return;
    const features = atRules?.media;
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
      used.set(`(${feature})`, features?.[feature]);
    if (/[<>=]/.test(params)) used.set('@media (width >= ...)', features?.range_syntax);
    if (/\bor\b|\bnot\s*\(/.test(params)) used.set('@media (...) or (...), not (...)', features?.or_syntax);
  });
  root.walkRules((rule) => {
    if (isAskedFirst(rule)) return;
    if (/(?<!\\)&/.test(rule.selector)) used.set('&', selectors?.nesting);
    for (const [name, plain = ''] of rule.selector.matchAll(/(?<!\\)::?([a-z-]+)/g))
      used.set(name, selectors?.[plain]);
  });
  root.walkDecls((declaration) => {
    if (isAskedFirst(declaration) || hasFallback(declaration)) return;
    const { prop } = declaration;
    const property = properties?.[prop];
    used.set(prop, property);
    if (isLacking(property)) return;
    const value = declaration.value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    for (const [, name = '', call] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\()?/g))
      if (call === undefined) used.set(`${prop}: ${name}`, property?.[name]);
      else used.set(`${name}()`, values.get(name));
    for (const [unit, known] of units) {
      const [number] = unit.exec(value) ?? [];
      if (number !== undefined) used.set(number.slice(1), known);
    }
  });
  return lackingOf(used);
}

/** Whether it is in a rule for browsers that know something. */
function isAskedFirst({ parent }: Node): boolean {
  if (parent === undefined || parent.type === 'root') return false;
  const isCondition = parent instanceof AtRule && parent.name === 'supports';
  return (isCondition && !parent.params.startsWith('not')) || isAskedFirst(parent);
}

function hasFallback(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before instanceof Declaration && before.prop === declaration.prop;
}

/** What the platform's objects have, by name: which of them it is can't be told, so one that is known to all is enough. */
const members = new Map<string, Identifier[]>();
const objects = { ...bcd.api, ...bcd.javascript.builtins };
for (const [name, member] of Object.values(objects).flatMap((object) => Object.entries(object))) {
  const plain = name.replace(/_static$/, '');
  members.set(plain, [...(members.get(plain) ?? []), member]);
}

export function lackingInScript(script: string): string[] {
  const code = script.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '');
  const used = new Map<string, Identifier | undefined>();
  for (const [, name = ''] of code.matchAll(/\.(\w+)(?=\()/g))
    used.set(`.${name}()`, members.get(name)?.every(isLacking) ? members.get(name)?.[0] : undefined);
  for (const [, name = ''] of code.matchAll(/\bnew (\w+)/g)) used.set(`new ${name}`, objects[name]);
  for (const [, name = ''] of code.matchAll(/['"`][^'"`\n]*?::?([a-z-]+)(?=[^'"`\n]*['"`])/g))
    used.set(`:${name}`, selectors?.[name]);
  if (/\(\?<[=!]/.test(code))
    used.set(
      '(?<= and (?<! in a regular expression',
      bcd.javascript.regular_expressions?.lookbehind_assertion,
    );
  return lackingOf(used);
}

export function lackingInDocument(html: string): string[] {
  const used = new Map<string, Identifier | undefined>();
  const { elements, global_attributes: common } = bcd.html;
  for (const { localName: element, attributes } of all(parse('/', html).document, '*')) {
    used.set(`<${element}>`, elements?.[element]);
    for (const attribute of attributes) {
      // React writes some names as the DOM has them.
      const name = attribute.name.toLowerCase();
      used.set(`<${element} ${name}>`, elements?.[element]?.[name] ?? common?.[name]);
    }
  }
  return lackingOf(used);
}

function lackingOf(used: ReadonlyMap<string, Identifier | undefined>): string[] {
  return [...used].flatMap(([name, known]) => (isLacking(known) ? [name] : [])).sort();
}
