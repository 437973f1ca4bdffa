import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { companyFolder } from './content/company-folder.ts';
import { licensesPath } from './app/paths.ts';
import { target } from './build/browsers.ts';
import { companyData, type KnownToEveryPage, knownToEveryPage } from './build/plugins/company-data.ts';
import { developmentCompany } from './build/plugins/development-company.ts';
import { developmentPages } from './build/plugins/development-pages.ts';
import { doorStyles } from './build/plugins/door-styles.ts';
import { phoneCode } from './build/plugins/phone-code.ts';
import { moduleList } from './build/plugins/module-list.ts';
import { theme } from './build/plugins/theme.ts';
import { knownFile, output, prerenderFolder, siteFolder } from './build/output.ts';
import { plainImports } from './build/plugins/plain-imports.ts';

/** Changes with any file that pages are made of, so that a page never meets content written for other code. */
function contentVersion(): string {
  const hash = createHash('sha256');
  const code = globSync('{app,content}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const files = [...code, ...globSync(`${companyFolder}/**/*.yaml`)];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

/** In a build, its first step has read the company; while developing, nobody has. */
const read = (): KnownToEveryPage =>
  process.env.BUILD_OUTPUT === undefined
    ? knownToEveryPage(developmentCompany())
    : JSON.parse(readFileSync(knownFile, 'utf8'));

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: `${companyFolder}/public`,
  plugins: [
    companyData(read),
    theme(read),
    phoneCode(read),
    doorStyles(read),
    react(),
    tailwindcss(),
    developmentPages(),
    plainImports(),
    moduleList(output, 'app'),
  ],
  define: {
    'import.meta.env.CONTENT_VERSION': JSON.stringify(contentVersion()),
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  build: isSsrBuild
    ? {
        outDir: prerenderFolder,
        // As for browsers: a style sheet's address comes from what it holds, and pages name it.
        cssTarget: target,
        copyPublicDir: false,
        rolldownOptions: { input: 'app/shell/entry.prerender.tsx' },
      }
    : {
        outDir: siteFolder,
        target,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          input: ['app/shell/entry.client.tsx', 'app/styles/typefaces.css', 'app/styles/print.css'],
          // A hint to compile everything while the first script arrives, off the main thread, instead of in the first click.
          output: {
            postBanner: ({ isEntry }) =>
              isEntry ? `//# allFunctionsCalledOnLoad\n/*! Licenses: ${licensesPath} */` : '',
          },
        },
      },
}));
