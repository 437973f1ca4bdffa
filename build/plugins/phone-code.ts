import type { Plugin } from 'vite';
import { codeMargin, phoneCode as codeOf } from '#app/page-data/phone-code.ts';
import type { KnownToEveryPage } from '#build/plugins/company-data.ts';

/** Adds to the styles of printed pages the code that phones dial from. It stands in them because paper waits for no file. */
export function phoneCode(read: () => Pick<KnownToEveryPage, 'site'>): Plugin {
  return {
    name: 'phone-code',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/app/styles/print.css')) return undefined;
      return `${code}\n${phoneCodeStyles(read().site.phone)}`;
    },
  };
}

/** Without the code's margin: the paper around it is light. Its size in pixels is that of print at 21 mm. */
export function phoneCodeStyles({ href }: KnownToEveryPage['site']['phone']): string {
  const { size, path } = codeOf(href);
  const side = size - 2 * codeMargin;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="${codeMargin} ${codeMargin} ${side} ${side}"><path stroke="#000" d="${path}"/></svg>`;
  return `:root { --phone-code: url("data:image/svg+xml,${encodeURIComponent(drawing)}"); }\n`;
}
