import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.ts';
import viteConfig from './vite.config.ts';

const { define, plugins } = viteConfig({ command: 'serve', mode: 'test', isSsrBuild: false });
const executablePath = await chromiumPath();

export default defineConfig({
  test: {
    projects: [
      {
        define,
        test: {
          name: 'unit',
          include: ['{app,host,scripts}/**/*.test.ts', 'tests/rules/**/*.test.ts'],
        },
      },
      {
        define,
        // Without the pages of the development server: they answer every address that is no file.
        plugins: plugins.flat().filter((plugin) => plugin.name !== 'development-pages'),
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-router',
            'lucide-react',
            'fastest-levenshtein',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'component',
          include: ['app/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright(executablePath === undefined ? {} : { launchOptions: { executablePath } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
