import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Company } from './content/collections.ts';
import { companyFolder, hasDoors, hasGuides } from './content/company-folder.ts';
import { knownToEveryPage } from './build/known-to-every-page.ts';
import { companyPlugin } from './build/plugins/company-plugin.ts';
import { developmentPages } from './build/plugins/development-pages.ts';
import { plainImports } from './build/plugins/plain-imports.ts';
import { sitePlugin } from './build/plugins/site-plugin.ts';
import { ContentError } from './content/problem.ts';
import { openCompany, validate } from './content/validate/validate.ts';

/** Changes with any file that pages are made of, so that a page never meets content written for other code. */
function contentVersion(): string {
  const hash = createHash('sha256');
  const code = globSync('{app,content}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const files = [...code, ...globSync(`${companyFolder}/**/*.yaml`)];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

export default defineConfig(({ command }) => {
  let last: Company | undefined;
  let checked: { times: string; found: ReturnType<typeof validate> } | undefined;
  /** Checks the company, again once a file of it has changed: that takes half a second, too long for every module of a page. */
  function check() {
    const files = readdirSync(companyFolder, { recursive: true, encoding: 'utf8' });
    const times = files
      .map((file) => statSync(join(companyFolder, file), { throwIfNoEntry: false })?.mtimeMs)
      .join();
    if (checked?.times !== times) checked = { times, found: validate() };
    return checked.found;
  }
  /** A build reads the company once. While developing, it is as its records are now, or as before while they are too wrong for pages. */
  function read(): Company {
    if (command === 'build') return (last ??= openCompany());
    const { company, problems } = check();
    last = company ?? last;
    if (last === undefined) throw new ContentError(problems);
    return last;
  }
  return {
    publicDir: `${companyFolder}/public`,
    plugins: [
      sitePlugin(read),
      companyPlugin(() => knownToEveryPage(read())),
      developmentPages(read, () => check().problems),
      react(),
      tailwindcss(),
      plainImports(),
    ],
    define: {
      'import.meta.env.CONTENT_VERSION': JSON.stringify(contentVersion()),
      'import.meta.env.HAS_DOORS': hasDoors,
      'import.meta.env.HAS_GUIDES': hasGuides,
      'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    },
  };
});
