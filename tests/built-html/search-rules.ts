import type { Site } from '#app/page-data/site.ts';
import { all, attributes, type Built, differs, meta } from './dom.ts';

export const titles = (document: Document) =>
  all(document, 'title:not(svg title)').map(({ textContent }) => textContent);
const canonicals = (document: Document) => attributes(document, 'link[rel=canonical]', 'href');

/** @param isThere - Whether the site has a file. */
export function searchRules(
  { origin, brand, license }: Site,
  isThere: (address: string) => boolean,
  hidden: ReadonlySet<string> = new Set(),
): Record<string, (built: Built) => string[]> {
  return {
    'one title and one description, as its record has them': ({ document, record }) =>
      record
        ? [
            ...differs('title', titles(document), [record.title]),
            ...differs('description', meta(document, 'description'), [record.description]),
          ]
        : differs('titles', titles(document).length, 1),
    'a title of 60 characters at most and a description of 155, which search engines show whole': ({
      document,
    }) =>
      [
        { text: document.title, most: 60 },
        { text: meta(document, 'description')[0] ?? '', most: 155 },
      ].flatMap(({ text, most }) =>
        text.length > 0 && text.length <= most ? [] : [`"${text}" has ${text.length}`],
      ),
    'its own address as the canonical one, where it is a page': ({ document, path, record }) =>
      differs('canonical', canonicals(document), record ? [origin + record.path] : []).map(
        (text) => `${path}: ${text}`,
      ),
    'a place in search engines, where it is a page': ({ document, path, record }) =>
      differs('robots', meta(document, 'robots'), record && !hidden.has(path) ? [] : ['noindex']),
    'a link preview of its own, with a picture that is there': ({ document, record }) => {
      if (!record) return [];
      const [image = ''] = meta(document, 'og:image');
      const [alt = ''] = meta(document, 'og:image:alt');
      const told = {
        'og:type': 'website',
        'og:site_name': brand,
        'og:title': record.title,
        'og:description': license === undefined ? record.description : `${record.description} ${license}.`,
        'og:url': origin + record.path,
        'twitter:card': 'summary_large_image',
      };
      const name = record.path === '/' ? 'home' : record.path.slice(1).replaceAll('/', '-');
      return [
        ...Object.entries(told).flatMap(([key, value]) => differs(key, meta(document, key), [value])),
        ...differs('picture', image, `${origin}/social/${name}.jpg`),
        ...(isThere(image.slice(origin.length)) ? [] : [`the file ${image} is missing`]),
        ...(/\w{3}.* .*\w{3}/.test(alt) && alt.includes(license ?? '') ? [] : [`alternative text "${alt}"`]),
      ];
    },
  };
}
