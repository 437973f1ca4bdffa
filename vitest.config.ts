import { defineConfig } from 'vitest/config';
import { openCompany } from './content/validate/validate.ts';
import { knownToEveryPage } from './build/known-to-every-page.ts';
import { companyPlugin } from './build/plugins/company-plugin.ts';
import { secondCompany, secondCompanyData } from './tests/second-company-data.ts';
import viteConfig from './vite.config.ts';

/** The constants that the build puts in. */
const { define = {} } = viteConfig({ command: 'serve', mode: 'test' });
const readSecond = () => knownToEveryPage(openCompany(secondCompany));

/** Ample, for machines that do other work at the same time. */
const testTimeout = 20_000;

export default defineConfig({
  test: {
    projects: [
      {
        define,
        plugins: [companyPlugin(readSecond, secondCompany), secondCompanyData()],
        test: {
          // Of a company that is not the project's own.
          name: 'unit',
          env: { COMPANY: secondCompany },
          isolate: false,
          testTimeout,
          include: [
            'tests/built-html/*.unit.test.ts',
            '{app,bench,brand,build,cms,content,host,release,setup}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          // The built site's files: build it first.
          name: 'built-html',
          isolate: false,
          testTimeout: 60_000,
          // What is found is told whole: the release shows it to the owner.
          chaiConfig: { truncateThreshold: 2000 },
          include: ['tests/{acceptance,built-html}/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
        },
      },
      {
        test: {
          // About the repository, and about the company whose site it makes.
          name: 'rules',
          testTimeout,
          include: ['tests/rules/**/*.test.ts'],
        },
      },
    ],
  },
});
