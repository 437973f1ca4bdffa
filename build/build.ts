/** Builds the site: `npm run build`. Until all of it is there, the last build stays. */
import { accessSync, constants } from 'node:fs';
import { createBuilder } from 'vite';
import { ContentError } from '#content/problem.ts';

try {
  accessSync('.', constants.W_OK);
  const builder = await createBuilder({ configLoader: 'native', logLevel: 'warn' });
  await builder.buildApp();
} catch (error) {
  console.error(`\nThe site could not be built: ${reasonOf(error)}\nWhat was built before is as it was.`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  switch ('code' in error && error.code) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return 'nothing can be written to this folder. Copy the project to a folder of your own, or allow writing here, then build again.';
    case 'ENOSPC':
      return 'the disk is full. Free about 100 MB, then build again.';
    default:
      return error instanceof ContentError ? error.message : (error.stack ?? error.message);
  }
}
