/** Opens the editor for people who don't code: `npm run edit`. */
import { companyFolder } from '#content/company-folder.ts';
import { buildPage, serveEditor } from '#cms/server/serve.ts';

const port = Number(process.env.PORT ?? 4400);
/** Not the next one: the preview listens there. */
const otherPort = port + 10;
console.log('The editor starts ...');
await buildPage();
const editor = await serveEditor(companyFolder, port).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: the editor may be open already. Press Ctrl and C in its terminal, or choose another port: PORT=${otherPort} npm run edit (in PowerShell: $env:PORT = ${otherPort}; npm run edit)`
      : `The editor can’t be started: ${error.message}`,
  );
  process.exit(1);
});
console.log(`
Open this address in your browser:

  ${editor.address}

It works on this computer only, and its key behind the # changes with every start. What you type is in the files of
${companyFolder}/ within a second. To end the editor, press Ctrl and C here.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void editor.close().finally(() => process.exit()));
