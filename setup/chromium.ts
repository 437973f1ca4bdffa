import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How the tests' browser is launched: where it is, or nothing on systems other than Linux, where the test runner brings its own.
 * The package unpacks itself into the temporary folder and never checks the version it finds there: it gets a folder of its own.
 */
export async function chromiumOptions(): Promise<{ executablePath?: string }> {
  if (process.platform !== 'linux') return {};
  // Visitors' devices have Arial, machines for tests often have not. The browser inherits this.
  process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf');
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return { executablePath };
}
