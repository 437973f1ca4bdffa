import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { tokensSchema } from '#content/schemas/tokens.ts';
import { themeStyles } from '#build/plugins/generated-styles.ts';
import { readText } from '#edit/records/company-files.ts';
import { recordValue } from '#edit/records/record-text.ts';
import { plainColors } from '#edit/server/plain-colors.ts';

const root = join(import.meta.dirname, '../page');

/** Makes the editor's page, in the company's colors, and gives the folder it is in: never part of what is published. */
export async function buildPage(company: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-page-'));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [theme(company), react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return folder;
}

function theme(company: string): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/app/styles/app.css') ? themeStyles(code, colorsOf(company)) : undefined,
  };
}

/** The company's colors; while they are what has to be mended, plain ones. */
function colorsOf(company: string): { colors: Record<string, string>; darkColors: undefined } {
  try {
    const { success, data } = tokensSchema.safeParse(recordValue(readText(company, 'tokens.yaml') ?? ''));
    if (success) return { colors: data.colors, darkColors: undefined };
  } catch {
    // A file that is no YAML: the editor's own list of problems says so.
  }
  return { colors: plainColors, darkColors: undefined };
}
