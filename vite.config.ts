import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { areas, listedAreas } from './app/content/areas.ts';
import { developmentPages } from './build/development-pages.ts';
import { plainImports } from './build/plain-imports.ts';

/** Changes with any file that pages are made of, so that a page never meets content written for other code. */
function contentVersion(): string {
  const hash = createHash('sha256');
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), developmentPages(), plainImports()],
  define: {
    'import.meta.env.CONTENT_VERSION': JSON.stringify(contentVersion()),
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    'import.meta.env.LISTED_AREAS': JSON.stringify(JSON.stringify(listedAreas)),
    'import.meta.env.AREA_COUNT': areas.length,
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/prerender',
        copyPublicDir: false,
        rolldownOptions: { input: 'app/shell/entry.prerender.tsx' },
      }
    : {
        outDir: 'dist/site',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: ['app/shell/entry.client.tsx', 'app/styles/app.css'],
          // A hint to compile everything while the script arrives, off the main thread, instead of in the first click.
          output: { postBanner: '//# allFunctionsCalledOnLoad' },
        },
      },
}));
