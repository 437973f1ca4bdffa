import address from '#app/styles/app.css?url';

/**
 * Links the styles of all pages, unless they are linked already: a document brings those that its own kind of page uses
 * (build/prerender/used-styles.ts), and what else the app shows waits for these. Resolves once they apply, and rejects when
 * they can't be fetched; then the next call tries again.
 */
export function loadAppStylesheet(): Promise<unknown> {
  const linked = document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
  if (linked?.sheet) return Promise.resolve();
  const link = linked ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${address} did not come.`));
    });
    if (linked === null) document.head.append(link);
  });
}
