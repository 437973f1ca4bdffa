import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { isSitePage } from '#app/site-page.ts';
import { site } from '#tests/company.ts';
import { gluedWords } from './glued-words.ts';
import {
  all,
  attributes,
  type Built,
  differs,
  emptyParts,
  meta,
  nameOf,
  parse,
  plain,
  wordsOf,
} from './dom.ts';
import { unpictured } from './record-rules.ts';
import { collect, documents, fileOf, isThere, read } from './site.ts';

/** What browsers, screen readers and reader views need of every document. */

const rules: Record<string, (built: Built) => string[]> = {
  'a language, a viewport, a color around it and one main heading with words': ({ document, html }) => [
    ...differs('doctype', html.startsWith('<!DOCTYPE html>'), true),
    ...differs('language', document.documentElement.lang, site.language),
    ...differs('theme color', meta(document, 'theme-color'), [site.themeColor]),
    ...differs('viewport', meta(document, 'viewport'), ['width=device-width, initial-scale=1']),
    ...differs(
      'main headings',
      all(document, 'h1').map(({ textContent }) => textContent !== ''),
      [true],
    ),
  ],
  'its landmarks in their order, and a name for all that needs one': ({ document }) => {
    const landmarks = all(document, 'header, main, aside, footer')
      .filter((one) => one.parentElement?.closest('main, header, footer') === null)
      .map(({ localName }) => localName);
    const unnamed = all(document.body, 'a[href], button, summary, nav, [role=img], [role=group], input')
      .filter((element) => nameOf(element) === '' && element.closest('[aria-hidden], template') === null)
      .map(({ outerHTML }) => `no name: ${outerHTML.slice(0, 80)}`);
    return [...differs('landmarks', landmarks, ['header', 'main', 'aside', 'footer']), ...unnamed];
  },
  'pictures with words and size: the first at once and before all else, the rest when they are near': ({
    main,
    record,
  }) =>
    all(main, 'img').flatMap((image, index) => {
      // A guide's is its drawing, and that of all guides the first drawing. Phones don't show the first of services.
      const isFirst =
        index <= (record?.kind === 'services' ? 1 : 0) &&
        record &&
        (/^guides?$/.test(record.kind) || !unpictured.has(record.kind));
      const [name, words = ''] = ['src', 'alt'].map((key) => image.getAttribute(key));
      return [
        ...(words !== null && words.length >= 10 ? [] : [`no words: ${name}`]),
        ...(['width', 'height'].every((size) => /^\d+$/.test(image.getAttribute(size) ?? ''))
          ? []
          : [`no size: ${name}`]),
        ...differs(
          `loading and priority of ${name}`,
          ['loading', 'fetchpriority'].map((key) => image.getAttribute(key)),
          isFirst ? [null, 'high'] : ['lazy', null],
        ),
      ];
    }),
  'an opening that is all there at the first paint, so that nothing in it moves': ({ document }) => {
    const [awaited = ''] = attributes(document, 'link[rel=expect]', 'href');
    const mark = document.getElementById(awaited.slice(1));
    return all(document, '[data-placement=hero] *')
      .filter((part) => !mark || (mark.compareDocumentPosition(part) & part.DOCUMENT_POSITION_FOLLOWING) > 0)
      .map(({ outerHTML }) => `comes after the first paint: ${outerHTML.slice(0, 80)}`);
  },
  'no form, no field, no frame, nothing that is sent': ({ document }) =>
    // Fields that answer on the page come with their scripts.
    all(document.body, 'form, input, textarea, select, iframe, object, embed').map(
      ({ localName }) => `<${localName}>`,
    ),
  'nothing empty: no list, no heading, no section without words': ({ document }) => emptyParts(document),
  'nothing that waits for scripts, and no placeholder in a text': ({ document, html, path }) => [
    ...wordsOf(document.body)
      // The not-found document alone has it, and shows it only where scripts are (app/styles/base.css).
      .replace(path === '/404' ? plain(site.labels.loadingArea) : /^$/, '')
      .matchAll(/loading (?:page|service area)|\bundefined\b|\[object |\bnan\b|lorem ipsum|\btodo\b|\{\w*\}/g)
      .map(([found]) => found),
    ...html.matchAll(/<template|<!--\$[?!]/g).map(([found]) => found),
  ],
  'every popover and shape that it names': ({ document }) =>
    [
      ...attributes(document, '[popovertarget]', 'popovertarget'),
      ...attributes(document, 'use[href^="#"]', 'href').map((use) => use.slice(1)),
    ].filter((id) => document.getElementById(id) === null),
  'every shape that it names in a file': ({ document }) =>
    attributes(document, 'use[href^="/"]', 'href').filter((use) => {
      const [file = '', id] = use.split('#');
      return !isThere(file) || !read(file).includes(`id="${id}"`);
    }),
  'what tells it from the page of a host or a network, after all its content': ({ html }) =>
    isSitePage(html) && !isSitePage(html.slice(0, html.indexOf('</main>'))) ? [] : ['is not recognized'],
  'one phone number, which every link that shows it dials, and the hours at its foot': ({ document }) => [
    ...differs('numbers', [...new Set(attributes(document, 'a[href^="tel:+"]', 'href'))], [site.phone.href]),
    ...all(document, 'a')
      .filter(
        (link) =>
          plain(link.textContent).includes(plain(site.phone.display)) &&
          link.getAttribute('href') !== site.phone.href,
      )
      .map(({ outerHTML }) => `does not dial: ${outerHTML.slice(0, 120)}`),
    ...differs(
      'in header and footer',
      ['header', 'footer'].map((part) => all(document, `${part} a[href^="tel:+"]`).length),
      [3, 1],
    ),
    ...(plain(document.querySelector('body > footer')?.textContent ?? '').includes(plain(site.hours))
      ? []
      : ['no hours in the footer']),
    ...(all(document, 'main a[href^="tel:+"]').length > 0 ? [] : ['no number in the page']),
  ],
  'the license and the legal name, and the terms beside "lifetime", as the law requires': ({ document }) => {
    const body = plain(document.body.textContent);
    const { lifetimeWarranty: claim } = site.labels;
    const [, id = ''] = claim === undefined ? [] : paths.answer(claim.answer).split('#');
    const whoseLife = claim?.whoseLife === undefined ? '' : ` (${claim.whoseLife})`;
    const hasTerms = document.querySelector(`a[href$="#${id}"], [id="${id}"]`) !== null;
    return [
      ...[site.license, site.legalName]
        .filter((fact) => fact !== undefined && !body.includes(plain(fact)))
        .map((fact) => `does not show "${fact}"`),
      ...(/\blifetime\b/.test(body) && !hasTerms ? ['no terms of the lifetime warranty'] : []),
      ...all(document, `p a[href$="#${id}"]`)
        .filter((link) => !link.parentElement?.textContent.includes(`${link.textContent}${whoseLife}`))
        .map(({ outerHTML }) => `does not say whose life: ${outerHTML}`),
    ];
  },
  'a placement on every phone link, by which the owner counts calls': ({ document }) =>
    all(document, 'a[href^="tel:+"]')
      .filter(
        (link) =>
          !/^(?:header|hero|emergency|banner|dock|footer|no-connection|main)$/.test(
            link.closest('[data-placement]')?.getAttribute('data-placement') ?? '',
          ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  'its own part of the site marked in the menu, and no other': ({ document, path, record }) => {
    const top = record?.kind === 'problems' ? 'services' : path.split('/')[1];
    const links = all(document, 'header .menu-list > li > a');
    const own = links.filter((link) => record && link.getAttribute('href') === `/${top}`);
    return differs(
      'marked',
      links
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      own.map((link) => [`/${top}`, link.getAttribute('href') === path ? 'page' : 'true']),
    );
  },
  'few elements: 500, or 600 where symptoms or all areas are': ({ document, record }) =>
    all(document, '*').length > (/^(?:home|problems|coverage)$/.test(record?.kind ?? '') ? 600 : 500)
      ? ['too many elements']
      : [],
  'words that stay apart where styles don’t apply': ({ document }) => gluedWords(document.body),
};

test.each(Object.entries(rules))('every document has %s', (_, rule) => {
  expect(collect(rule)).toEqual([]);
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    // Integrity hashes are for files of other sites; every file here is the site's own.
    rules: { 'require-sri': 'off' },
  }),
);

test('every document is valid', async () => {
  const problems = new Map<Built, string[]>();
  for (const built of documents) {
    const { results } = await validator.validateString(built.html, fileOf(built));
    const messages = results.flatMap(({ messages }) => messages);
    problems.set(
      built,
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
  }
  expect(collect((built) => problems.get(built) ?? [])).toEqual([]);
});

test.each([
  ['<button><span>Menu</span><span>Close</span></button>', ['Menu|Close']],
  ['<a>(212) 555-0100</a><a>Get Free Quote</a>', ['(212) 555-0100|Get Free Quote']],
  ['<span>20–30 minutes</span> <span>Call</span><p>to confirm</p><b>Price</b>: agreed', []],
  ['<p>Don&rsquo;t</p><script>a</script>', []],
])('words of two elements run together in %s: %j', (body, glued) => {
  expect(gluedWords(parse('/', `<html><body>${body}</body></html>`).document.body)).toEqual(glued);
});
