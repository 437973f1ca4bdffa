import { posix } from 'node:path';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { files, findings, textFiles } from './repository.ts';

/** A document cited from the repository's root, with or without a heading's anchor. Markdown's own links start at their file. */
const citation = /(?<![\w./:-]|\]\()[\w./-]*[\w-]\.md\b(?:#[\w-]*)?/;

const documents = new Map(
  textFiles.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, read(text)]),
);

test('every link in a document leads to a file that exists, and to a heading in it', () => {
  const links = [...documents].flatMap(([file, { links }]) =>
    links
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .map((link) => ({ file, link, target: fromRoot(file, link) })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(
    links.filter(({ target }) => !exists(target)).map(({ file, link }) => `${file}: ${link}`),
    'Correct the link, or remove it. An anchor is the heading as GitHub writes it: in lower case, with dashes, without punctuation.',
  ).toEqual([]);
});

test('every document that a comment or a text cites exists, with the heading that it names', () => {
  const citations = findings(textFiles, citation);
  expect(citations.length).toBeGreaterThan(0);
  expect(
    citations
      .filter(({ found }) => !exists(found))
      .map(({ file, line, found }) => `${file}:${line}: ${found}`),
    'Cite from the root of the repository, as docs/specification.md#11-purpose or docs/architecture.md.',
  ).toEqual([]);
});

/** What a document links to, and the anchors of its headings. */
function read(markdown: string): { links: string[]; anchors: string[] } {
  const html = marked.parse(markdown, { async: false });
  const values = (attributes: string) =>
    [...html.matchAll(new RegExp(` (?:${attributes})="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  const headings = [...html.matchAll(/<h\d>(.*)<\/h\d>/g)].map(([, heading = '']) => heading);
  return { links: values('href|src'), anchors: headings.map(anchorOf) };
}

/** As GitHub makes it: in lower case, without punctuation and markup, with dashes. */
function anchorOf(heading: string): string {
  const text = heading.replaceAll(/<[^>]*>|&#?\w+;/g, '').toLowerCase();
  return text.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
}

/** The target of a link in `file`, from the root of the repository. */
function fromRoot(file: string, link: string): string {
  return link.startsWith('#') ? file + link : posix.join(posix.dirname(file), link);
}

/** Whether a file or folder is in the repository and, where an anchor is given, has that heading. */
function exists(target: string): boolean {
  const [path = '', anchor] = target.replace(/\/$/, '').split('#');
  if (anchor !== undefined) return documents.get(path)?.anchors.includes(anchor) ?? false;
  return files.some((file) => file === path || file.startsWith(`${path}/`));
}
