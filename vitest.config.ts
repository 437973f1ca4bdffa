import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { openCompany } from './content/validate/validate.ts';
import { knownToEveryPage } from './build/known-to-every-page.ts';
import { companyPlugin } from './build/plugins/company-plugin.ts';
import { chromiumPath } from './setup/chromium.ts';
import { secondCompany, secondCompanyData } from './tests/second-company-data.ts';
import viteConfig from './vite.config.ts';

/** The constants that the build puts in. */
const { define = {} } = viteConfig({ command: 'serve', mode: 'test' });
const executablePath = await chromiumPath();
const readSecond = () => knownToEveryPage(openCompany(secondCompany));

/** Ample, for machines that do other work meanwhile. */
const testTimeout = 20_000;

/** Tests of which files that share a worker would feel the effects: mocked modules, and the formats of pictures that the editor refuses. */
const isolated = ['app/navigation/open-pages.test.ts', 'cms/server/serve.test.ts'];

/** Tests in Node, of a company that is not the project's own. */
const unit = (test: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration => ({
  define,
  plugins: [companyPlugin(readSecond, secondCompany), secondCompanyData()],
  test: { env: { COMPANY: secondCompany }, testTimeout, ...test },
});

export default defineConfig({
  test: {
    projects: [
      unit({
        name: 'unit',
        isolate: false,
        include: [
          'tests/built-html/*.unit.test.ts',
          '{app,bench,brand,build,cms,content,host,release,setup}/**/*.test.ts',
        ],
        exclude: isolated,
      }),
      unit({ name: 'unit-isolated', include: isolated }),
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
      {
        define,
        plugins: [companyPlugin(readSecond, secondCompany), secondCompanyData(), react(), tailwindcss()],
        optimizeDeps: {
          // Found while the tests run, a dependency would reload the page under them.
          include: [
            'fastest-levenshtein',
            'lucide',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'zod',
          ],
        },
        test: {
          name: 'component',
          expect: { poll: { timeout: 5000 } },
          include: ['app/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 5000,
              ...(executablePath === undefined ? {} : { launchOptions: { executablePath } }),
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
