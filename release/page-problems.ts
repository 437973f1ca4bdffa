import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Company } from '#content/collections.ts';
import { siteOf } from '#app/page-data/site.ts';
import { type Path, paths } from '#app/paths.ts';
import type { Problem } from '#content/problem.ts';

type Parsed = ReturnType<typeof parseDocument>;

/** A document as visitors get it. */
interface BuiltPage {
  file: string;
  html: string;
}

/** The HTML files of a built site. */
export function builtPagesIn(site: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: site })
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), html: readFileSync(join(site, file), 'utf8') }));
}

/** What pages lack, as they are delivered, of what the records hold and the law wants on each of them. */
export function pageProblems(company: Company, site: string, builtPages = builtPagesIn(site)): Problem[] {
  const { phone, origin, license, legalName, labels } = siteOf(company);
  const pages = builtPages.map(({ file, html }) => ({ file, document: parseDocument(html) }));
  const terms = labels.lifetimeWarranty && paths.answer(labels.lifetimeWarranty.answer);
  const rules: { what: string; holds: ((page: Parsed) => boolean) | undefined }[] = [
    { what: 'the phone', holds: (page) => linksOf(page).includes(phone.href) },
    {
      what: 'addresses of the site itself in link previews',
      holds: (page) => metaOf(page, 'og:image').startsWith(`${origin}/`),
    },
    {
      what: 'the legal name',
      holds: legalName === undefined ? undefined : (page) => shownIn(page).includes(legalName),
    },
    {
      what: 'the license',
      holds: license === undefined ? undefined : (page) => shownIn(page).includes(license),
    },
    {
      what: 'the license in the text of link previews',
      holds: license === undefined ? undefined : (page) => metaOf(page, 'og:description').includes(license),
    },
    {
      what: 'the terms linked where they say "lifetime"',
      holds: (page) =>
        !/\blifetime\b/i.test(shownIn(page)) ||
        (terms !== undefined && (linksOf(page).includes(terms) || holdsTerms(page, terms))),
    },
  ];
  const at = { severity: 'unpublished' as const, field: [] };
  if (pages.length === 0)
    return [{ ...at, file: site, message: 'holds no pages', remedy: 'build the site: npm run build' }];
  return rules.flatMap(({ what, holds = () => true }) => {
    const [first, ...others] = pages.filter(({ document }) => !holds(document));
    if (first === undefined) return [];
    return {
      ...at,
      file: join(site, first.file),
      message: `lacks ${what}${others.length === 0 ? '' : `, and so do ${others.length} of ${pages.length - 1} other pages`}`,
      remedy:
        'ask a programmer: the app must show it on every page; see the footer (app/components/footer/footer.tsx), app/seo/metadata.tsx and app/components/ui/words.tsx',
    };
  });
}

/** What a visitor reads, in one text. */
function shownIn(page: Parsed): string {
  return DomUtils.innerText(DomUtils.getElementsByTagName('body', page));
}

function linksOf(page: Parsed): string[] {
  return DomUtils.getElementsByTagName('a', page).map(({ attribs }) => attribs.href ?? '');
}

/** Whether the terms stand on the page itself: the part of the address after # is theirs. */
function holdsTerms(page: Parsed, terms: Path): boolean {
  const [, id = ''] = terms.split('#');
  return DomUtils.getElementById(id, page.children) !== null;
}

function metaOf(page: Parsed, property: string): string {
  return (
    DomUtils.getElementsByTagName('meta', page).find(({ attribs }) => attribs.property === property)?.attribs
      .content ?? ''
  );
}
