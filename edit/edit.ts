/** Opens the editor for people who don't code: `npm run edit`. What it is and why: docs/decisions/editor.md. */
import { rmSync } from 'node:fs';
import { companyFolder } from '#content/company-folder.ts';
import { buildPage } from '#edit/server/build-page.ts';
import { serveEditor } from '#edit/server/editor-server.ts';
import { startPreview } from '#edit/server/preview.ts';
import { draw, makeUploadFolder, publishCheck } from '#edit/server/programs.ts';

const port = Number(process.env.PORT ?? 4400);
console.log('The editor starts ...');
const page = await buildPage(companyFolder);
const editor = await serveEditor(companyFolder, page, port, {
  startPreview,
  publishCheck,
  makeUploadFolder,
  draw,
}).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: the editor may be open already. Close it there, or choose another port: PORT=${port + 1} npm run edit (in PowerShell: $env:PORT = ${port + 1}; npm run edit)`
      : `The editor can't be started: ${error.message}`,
  );
  process.exit(1);
});
console.log(`
Open this address in your browser:

  ${editor.address}

It works on this computer only, and changes with every start. To end the editor, press Ctrl and C here.`);

let wasWarned = false;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    if (signal === 'SIGINT' && editor.unsaved() > 0 && !wasWarned) {
      wasWarned = true;
      console.error(
        '\nThere are changes that are not saved. Save them in the browser, or press Ctrl and C again to drop them.',
      );
      return;
    }
    isEnding = true;
    void editor.close().finally(() => {
      rmSync(page, { recursive: true, force: true });
      process.exit();
    });
  });
}
