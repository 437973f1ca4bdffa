import { readFileSync } from 'node:fs';
import type { Redirect } from '#content/records.ts';
import { contentTypes, unknownType } from '#host/content-type.ts';
import type { HeaderRule } from '#host/headers.ts';
import { hiddenPattern, irregularPattern } from '#host/not-served.ts';

interface Configuration {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  origin: string;
}

/**
 * The site for Caddy, which fetches its certificate itself. The environment variables ADDRESS, SITE and ADMIN override the
 * address, the folder (/srv/site) and Caddy's admin endpoint; docs/hosting.md says how it is used.
 */
export function caddyfile({ rules, redirects, origin }: Configuration): string {
  return fill('Caddyfile', {
    ...commonValues(rules, ({ pattern, value }) => `~${pattern} "${value}"`),
    headers: Object.entries(commonHeaders(rules)).map(([name, value]) => `${name} "${value}"`),
    types: Object.entries(contentTypes).map(([end, type]) => `~\\${end}$ "${type}"`),
    origin: [origin],
    irregular: [irregularPattern.replaceAll('\\', '\\\\')],
    redirects: redirects.flatMap((redirect, index) => [
      `@moved${index} path_regexp "${movedPattern(redirect)}"`,
      `redir @moved${index} ${redirect.to} ${redirect.status}`,
    ]),
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
  return fill('nginx-site.conf', {
    // nginx sets these two from its maps, and only where a file was found: a key of such a map begins with the status.
    ...commonValues(rules, ({ pattern, value }) => `"~^(200|206|304):${pattern.slice(1)}" "${value}";`),
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
  });
}

/** Replaces each placeholder of a template, written as <<name>>, by its lines, indented as the placeholder is. */
function fill(template: string, values: Record<string, readonly string[]>): string {
  const text = readFileSync(new URL(template, import.meta.url), 'utf8');
  return text.replaceAll(/( {2,}|\t*)<<([a-z ]+)>>/g, (_, indent: string, name: string) => {
    const lines = values[name];
    if (lines === undefined)
      throw new Error(`host/configurations/${template} has a placeholder without a value: <<${name}>>.`);
    return lines.map((line) => indent + line).join('\n');
  });
}

/** @param mapLine A line of a map that says where a header has another value. */
function commonValues(
  rules: readonly HeaderRule[],
  mapLine: (other: { pattern: string; value: string }) => string,
) {
  const { 'Cache-Control': uncached = '', 'Cross-Origin-Resource-Policy': unshared = '' } =
    commonHeaders(rules);
  return {
    uncached: [uncached],
    unshared: [unshared],
    cached: otherValues(rules, 'Cache-Control').map(mapLine),
    shared: otherValues(rules, 'Cross-Origin-Resource-Policy').map(mapLine),
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

/**
 * Where a header has another value than on pages, as a regular expression's source and that value. In a server's map the
 * first that fits an address wins, in host/headers.ts the last.
 */
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

function escaped(text: string): string {
  return text.replaceAll(/[.+*()[\]{}?|^$\\]/g, String.raw`\$&`);
}
