interface Parts {
  path: string;
  /** The rules that documents of this kind use, as text. */
  styles: string;
  /** The addresses of the style sheets that the script adds later (app/shell/entry.inline.ts), in order. */
  addedStyles: string[];
  /** What search engines read about the page; left out of the not-found and the offline document. */
  structuredData?: string | undefined;
  /** Whether search engines are asked not to list the page. */
  hidden?: boolean;
  /** The script that hydrates the page (app/shell/entry.inline.ts). */
  script: string;
  /** What runs before the first paint. */
  firstScripts: string[];
  /** The address of a script of the owner's, such as a call counter, if there is one (docs/hosting.md#counting-calls). */
  ownerScript?: string | undefined;
}

/**
 * Before the page is hydrated, browsers that can (Chromium's) fetch a page of this site when a pointer rests on its link.
 * The app fetches less for the same link and removes these rules (entry.client.tsx).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/**
 * Puts the styles and the script into a rendered document. They stay outside React's tree:
 * a strict Content-Security-Policy then allows each by one hash, and React never has to write markup from strings.
 */
export function insertIntoDocument(html: string, parts: Parts): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd === -1 || bodyEnd === -1 || !html.includes('<h1')) {
    throw new Error(
      `The page ${parts.path} came out incomplete (no head, body or main heading), so the site was not built. Open it with \`npm run dev\` to see why.`,
    );
  }
  const firstScripts = parts.firstScripts.map((script) => `<script>${script}</script>`).join('');
  const style = `<style>${parts.styles}</style>`;
  const robots = parts.hidden ? '<meta name="robots" content="noindex">' : '';
  // Data, not a script: no Content-Security-Policy stops it, and nothing runs it.
  const data = parts.structuredData && `<script type="application/ld+json">${parts.structuredData}</script>`;
  const scripts = `<script type="speculationrules">${speculationRules}</script><script type="module">${parts.script}</script>`;
  // For browsers without scripts, and last in the body, so they don't delay the text.
  const links = parts.addedStyles.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  const ownerScript = parts.ownerScript && `<script type="module" src="${parts.ownerScript}"></script>`;
  const head = html.slice(0, headEnd);
  const body = selfCloseShapes(html.slice(headEnd, bodyEnd)); // From </head> on.
  // Chromium paints while it parses, and would move a hero that is only half there. So the first paint waits for the start tag
  // of the hero's last element, or of `main` on pages without such a hero.
  const awaited = html.includes(' id="opening-end"') ? 'opening-end' : 'main';
  const expect = `<link rel="expect" href="#${awaited}" blocking="render">`;
  const upToScripts = [head, firstScripts, expect, robots, style, data, body, scripts];
  return [...upToScripts, `<noscript>${links}</noscript>`, ownerScript, html.slice(bodyEnd)].join('');
}

/** `<path ...></path>`, as React writes it, becomes `<path .../>`: fewer bytes. */
function selfCloseShapes(html: string): string {
  return html.replaceAll(/><\/(?:path|use|circle|rect|line)>/g, '/>');
}
