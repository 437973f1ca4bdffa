/** Serves the editor of a company's folder to the test that started it, and ends with it. */
import { serveEditor } from '#cms/server/serve.ts';

const { address } = await serveEditor(process.argv[2] ?? '', 0);
process.send?.(address);
process.on('disconnect', () => process.exit());
