import type { Document, ErrorCode, YAMLError } from 'yaml';
import type { Problem } from '#content/problem.ts';

const quoteIt =
  'put the whole text between quotes, as \'Springs: what breaks\', or below ">-" on a line of its own';

/** What usually lies behind an error of the parser, and what to do. Without an entry, its own words have to do. */
const causes: Partial<Record<ErrorCode, { message: string; remedy: string }>> = {
  TAB_AS_INDENT: { message: 'has a tab at the beginning of a line', remedy: 'write spaces instead' },
  DUPLICATE_KEY: { message: 'has the same field twice', remedy: 'take one of them out' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'has a second colon in a line, or a line that is too far in',
    remedy: `a text with a colon needs quotes: ${quoteIt}`,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'has a line without a colon where a field is expected',
    remedy:
      'the colon after the field’s name is missing, or the line belongs to the text above it: move it in as far as that text',
  },
  BAD_INDENT: {
    message: 'has a line that begins in the wrong column',
    remedy: 'let it begin where its neighbors begin, with spaces',
  },
  BAD_SCALAR_START: {
    message: 'has a text that begins with a sign which means something else here',
    remedy: quoteIt,
  },
  UNEXPECTED_TOKEN: {
    message: 'has words where none are expected',
    remedy:
      'a text that begins with an asterisk, or goes on after a closing quotation mark, needs quotes around all of it; an apostrophe between single quotes is written as ’',
  },
  BLOCK_IN_FLOW: {
    message: 'has a comma missing between { and }',
    remedy: 'put a comma between the entries; a text with a colon needs quotes around it',
  },
  BAD_ALIAS: { message: 'has a text that begins with an asterisk or an ampersand', remedy: quoteIt },
  BAD_DQ_ESCAPE: {
    message: 'has a backslash in a text between double quotes',
    remedy: "put the text between single quotes, as 'so'",
  },
};

/** What a character that the parser misses means to the author of the file. */
const missing: { said: RegExp; message: string; remedy: string }[] = [
  {
    said: /closing ['"]quote/,
    message: 'has a quotation mark that is never closed',
    remedy:
      'add the closing one; an apostrophe inside a text between single quotes is written twice, or as ’',
  },
  {
    said: /^Missing , |flow .* separated by ,/i,
    message: 'has a comma missing',
    remedy: 'put a comma between the entries inside [ ] or { }',
  },
  {
    said: /\bend with a [\]}]/i,
    message: 'has a bracket that is never closed',
    remedy: 'add the closing ] or }, or the comma before the next entry',
  },
];

/** What happened to a whole file, by what is left in it. */
const damages = [
  {
    // A parser would find the same marks, and take them for texts.
    sign: /^(?:<{7}|={7}|>{7})(?!\S)/m,
    message: 'holds two versions, between marks that git wrote: two people changed the same lines',
    remedy:
      'keep the lines of one version, and take out the other and the lines with <<<<<<<, ======= and >>>>>>>',
  },
  {
    sign: /[\0\ufffd]/,
    message: 'is not saved as UTF-8, so letters such as ü, ’ and – are lost',
    remedy:
      'write these letters again, and save the file as UTF-8 (in the editor’s “Save as”, next to “Encoding”)',
  },
];

/** What keeps a file from being read, with the place and what is probably missing there; nothing when it can be read. */
export function syntaxProblem(file: string, text: string, document: Document): Problem | undefined {
  const reason = 'nothing in this file reaches the site before it is fixed';
  const unread = { severity: 'error', file, field: [], reason } as const;
  const damage = damages.find(({ sign }) => sign.test(text));
  if (damage !== undefined) {
    const { sign, message, remedy } = damage;
    return { ...unread, message, remedy, line: text.slice(0, text.search(sign)).split('\n').length };
  }
  const [error] = document.errors;
  if (error !== undefined) {
    const { message, remedy } = causeOf(error);
    // Where the parser found it: the line, and a caret below it.
    const excerpt = /:\n\n([\s\S]*?)\n?$/.exec(error.message)?.[1];
    const line = error.linePos?.[0].line;
    return { ...unread, message: `can't be read: it ${message}`, remedy, line, excerpt };
  }
  try {
    document.toJS();
    return undefined;
  } catch (error) {
    // An alias that names nothing is found only when the values are asked for.
    const [said] = (error instanceof Error ? error.message : String(error)).split('\n');
    const message = `can't be read: it has a text that begins with an asterisk (${said})`;
    return { ...unread, message, remedy: quoteIt };
  }
}

function causeOf({ code, message }: YAMLError): { message: string; remedy: string } {
  const said = message.split(/ at line |:\n/)[0] ?? message;
  return (
    missing.find(({ said: pattern }) => pattern.test(said)) ??
    causes[code] ?? {
      message: `is not YAML (${said})`,
      remedy: 'compare this line and the one above with those of a neighboring file',
    }
  );
}
