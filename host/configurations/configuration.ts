import { readFileSync } from 'node:fs';
import type { Redirect } from '#content/records.ts';
import { contentTypes, unknownType } from '#host/content-type.ts';
import type { HeaderRule } from '#host/headers.ts';
import { hiddenPattern, irregularPattern } from '#host/not-served.ts';

/** All that a server's configuration says about a site. */
export interface Configuration {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Scheme and host of the site. */
  origin: string;
}

/**
 * The site for Caddy, which fetches its certificate itself. ADDRESS, SITE and ADMIN in the environment say another address,
 * another folder than /srv/site, and another place for Caddy's own commands; docs/hosting.md says how it is used.
 */
export function caddyfile({ rules, redirects, origin }: Configuration): string {
  const ofFiles = (name: string) =>
    otherValues(rules, name).map(({ pattern, value }) => `~${pattern} "${value}"`);
  return fill('Caddyfile', {
    ...commonValues(rules),
    headers: Object.entries(commonHeaders(rules)).map(([name, value]) => `${name} "${value}"`),
    types: Object.entries(contentTypes).map(([end, type]) => `~\\${end}$ "${type}"`),
    origin: [origin],
    irregular: [irregularPattern.replaceAll('\\', '\\\\')],
    redirects: redirects.flatMap((redirect, index) => [
      `@moved${index} path_regexp "${movedPattern(redirect)}"`,
      `redir @moved${index} ${redirect.to} ${redirect.status}`,
    ]),
    cached: ofFiles('Cache-Control'),
    shared: ofFiles('Cross-Origin-Resource-Policy'),
  });
}

/**
 * The site for nginx with its module brotli_static: what belongs inside `http { }`. It takes requests at port 80 and files
 * from /srv/site; docs/hosting.md says how it is used.
 */
export function nginxSite({ rules, redirects, origin }: Configuration): string {
  const moved = [...Map.groupBy(redirects, ({ status }) => status)];
  const {
    'Cache-Control': _cached,
    'Cross-Origin-Resource-Policy': _shared,
    ...headers
  } = commonHeaders(rules);
  // Only where a file was found.
  const ofFiles = (name: string) =>
    otherValues(rules, name).map(({ pattern, value }) => `"~^(200|206|304):${pattern.slice(1)}" "${value}";`);
  return fill('nginx-site.conf', {
    ...commonValues(rules),
    headers: Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    types: Object.entries(contentTypes).map(([end, type]) => `"${type}" ${end.slice(1)};`),
    host: [new URL(origin).host],
    irregular: [irregularPattern],
    'redirect maps': moved.flatMap(([status, redirects]) => [
      `map $uri $site_moved_${status} {`,
      ...redirects.map((redirect) => `  "~${movedPattern(redirect)}" "${redirect.to}";`),
      '}\n',
    ]),
    redirects: moved.flatMap(([status]) => [
      `if ($site_moved_${status}) {`,
      `  return ${status} $site_moved_${status};`,
      '}',
    ]),
    cached: ofFiles('Cache-Control'),
    shared: ofFiles('Cross-Origin-Resource-Policy'),
  });
}

/** Fills the places of a template, each written as <<name>>, with its lines, indented as the place is. */
function fill(template: string, values: Record<string, readonly string[]>): string {
  const text = readFileSync(new URL(template, import.meta.url), 'utf8');
  return text.replaceAll(/( {2,}|\t*)<<([a-z ]+)>>/g, (_, indent: string, name: string) => {
    const lines = values[name];
    if (lines === undefined)
      throw new Error(`host/configurations/${template} has an unknown place: ${name}.`);
    return lines.map((line) => indent + line).join('\n');
  });
}

/** What both templates have a place for. */
function commonValues(rules: readonly HeaderRule[]): Record<string, readonly string[]> {
  const { 'Cache-Control': uncached = '', 'Cross-Origin-Resource-Policy': unshared = '' } =
    commonHeaders(rules);
  return {
    uncached: [uncached],
    unshared: [unshared],
    'unknown type': [unknownType],
    hidden: [hiddenPattern],
  };
}

const everyAddress = '/*';

/** The headers of every address. Some of them have another value for what `otherValues` names. */
function commonHeaders(rules: readonly HeaderRule[]): Record<string, string> {
  const headers = rules.filter(({ pattern }) => pattern === everyAddress).map(({ headers }) => headers);
  return Object.assign({}, ...headers);
}

/** Where a header has another value than on pages, as a regular expression's source and that value. The first that fits an address holds. */
function otherValues(rules: readonly HeaderRule[], name: string): { pattern: string; value: string }[] {
  return rules
    .flatMap(({ pattern, headers: { [name]: value } }) =>
      value === undefined || pattern === everyAddress ? [] : [{ pattern: addressPattern(pattern), value }],
    )
    .toReversed();
}

/** An address that moved, with a slash at its end or without, as a regular expression's source. */
function movedPattern({ from }: Redirect): string {
  return `^${escaped(from)}/?$`;
}

/** A pattern of host/headers.ts as a regular expression's source. */
function addressPattern(pattern: string): string {
  return pattern.endsWith('*') ? `^${escaped(pattern.slice(0, -1))}` : `^${escaped(pattern)}$`;
}

/** What regular expressions read as signs stands for itself. */
function escaped(text: string): string {
  return text.replaceAll(/[.+*()[\]{}?|^$\\]/g, String.raw`\$&`);
}
