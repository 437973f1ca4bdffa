import type { Plugin } from 'vite';
import { codeMargin, type PhoneCode, phoneCode } from '#app/content/to-pages/phone-code.ts';
import type { KnownToEveryPage } from '#build/plugins/company-data.ts';

/**
 * Adds to the styles of printed pages what the company has on its paper: the code that phones dial from, its legal name
 * and license, and at every sheet's foot who to call. It stands in the styles because paper waits for no file.
 */
export function letterhead(read: () => Pick<KnownToEveryPage, 'site'>): Plugin {
  return {
    name: 'letterhead',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/app/styles/print.css')) return undefined;
      return `${code}\n${letterheadStyles(read().site)}`;
    },
  };
}

type Named = Pick<KnownToEveryPage['site'], 'brand' | 'phone' | 'legalName' | 'license'>;

export function letterheadStyles({ brand, phone, legalName, license }: Named): string {
  const imprint = [legalName, license].filter((fact) => fact !== undefined);
  return `:root {
  --phone-code: url("data:image/svg+xml,${encodeURIComponent(drawing(phoneCode(phone.href)))}");
  ${imprint.length === 0 ? '' : `--imprint: ${quoted(imprint.join(' · '))};`}
}
@page {
  @bottom-left { content: ${quoted(`${brand} · ${phone.display}`)}; }
  @bottom-right { content: counter(page) " / " counter(pages); }
}
`;
}

/** Without its margin: the paper around it is light. Its size in pixels is that of print at 21 mm. */
function drawing({ size, path }: PhoneCode): string {
  const side = size - 2 * codeMargin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="${codeMargin} ${codeMargin} ${side} ${side}"><path stroke="#000" d="${path}"/></svg>`;
}

/** A text as styles write it. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
