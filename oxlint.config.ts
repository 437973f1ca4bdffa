import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The import rule: who knows whom. A room imports what its line names, and nothing else of this repository;
 * `types` are rooms of which it knows the types only, never a value.
 */
interface Room {
  files: string[];
  /** Tests are no part of a room. */
  imports: string[];
  types?: string[];
  /** Packages that have no place here. */
  without?: string;
  /** Where that belongs which this room may not have. */
  remedy: string;
}

const framework = '^(react|react-dom|lucide)(/|$)';

/** What is made of nothing else: addresses, texts with places for values, the widths at which the layout changes, the way of styles into a page, the way out of the app. */
const ground = [
  'app/paths.ts',
  'app/template.ts',
  'app/breakpoints.ts',
  'app/counted.ts',
  'app/history-entry.ts',
  'app/link-styles.ts',
  'app/load-document.ts',
  'app/own-page.ts',
];

/** What is read from a company's folder, and by what. */
const records = ['content/*.ts', 'content/read/**', 'content/rules/**', 'content/schemas/**'];

/** What pages are handed. */
const pageTypes = ['app/page-data/**', 'content/*.ts'];

const rooms: Room[] = [
  {
    files: ground,
    imports: ['app/history-entry.ts', 'app/own-page.ts'],
    remedy: 'This file is made of nothing else. What looks something up belongs in app/links or app/shell.',
  },
  {
    files: ['content/**'],
    imports: [...ground, ...records],
    without: framework,
    remedy:
      'content reads a company’s folder. What makes page data of records belongs in app/page-data, what compares records with each other in content/validate.',
  },
  {
    files: ['app/page-data/**'],
    imports: [...ground, ...records, 'app/page-data/**'],
    without: framework,
    remedy:
      'app/page-data makes page data of records. How that looks belongs in app/components, what search engines read in app/seo: both receive it as props or arguments.',
  },
  {
    // After content, of which it is the part that knows what the records become.
    files: ['content/validate/**'],
    imports: [...ground, ...records, 'app/page-data/**', 'content/validate/**'],
    without: framework,
    remedy:
      'content/validate finds what is wrong in a company’s folder. What makes pages of it belongs in build, what the public may see in release.',
  },
  {
    files: ['app/links/**'],
    imports: [...ground, 'app/links/**'],
    types: pageTypes,
    without: framework,
    remedy: 'app/links turns page data into links. What shows them belongs in app/components.',
  },
  {
    files: ['app/places/**'],
    imports: [...ground, 'app/places/**'],
    types: pageTypes,
    without: framework,
    remedy:
      'app/places finds the area that a visitor means. What asks and answers belongs in app/components.',
  },
  {
    files: ['app/seo/**'],
    imports: [...ground, 'app/links/**', 'app/seo/**'],
    types: pageTypes,
    remedy: 'app/seo is handed content as arguments. Markup that visitors see belongs in app/components.',
  },
  {
    files: ['app/components/**'],
    imports: [...ground, 'app/links/**', 'app/places/**', 'app/seo/**', 'app/components/**'],
    types: pageTypes,
    remedy:
      'A component is handed content as props, and takes what stands on every page from useSite(). What composes a whole page belongs in app/pages.',
  },
  {
    files: ['app/pages/**'],
    imports: [...ground, 'app/links/**', 'app/seo/**', 'app/components/**', 'app/pages/**'],
    types: pageTypes,
    remedy:
      'A page is handed its content and composes components. What loads content, reads the address or chooses between pages belongs in app/navigation or app/shell.',
  },
  {
    files: ['app/navigation/**'],
    // A page opens with its styles.
    imports: [...ground, 'app/links/**', 'app/navigation/**', 'app/styles/app.css*'],
    types: pageTypes,
    remedy:
      'app/navigation finds pages and goes to them. What shows them belongs in app/pages and app/shell.',
  },
  {
    files: ['app/offline/**'],
    imports: [...ground, 'app/offline/**'],
    types: pageTypes,
    without: framework,
    remedy:
      'app/offline is what runs in the service worker, a small file by itself, and which pages it keeps. What shows the offline page belongs in app/pages.',
  },
  {
    files: ['app/shell/**'],
    imports: [
      ...ground,
      ...['links', 'seo', 'components', 'pages', 'navigation', 'shell', 'styles'].map(
        (room) => `app/${room}/**`,
      ),
    ],
    types: pageTypes,
    remedy:
      'The app is handed its content and does not know how it is built or hosted. What makes page data of records belongs in app/page-data, what hands it over in build.',
  },
  ...programs({
    host: {
      also: [],
      remedy: 'host holds what hosts are told, and serves by it. What makes files belongs in build.',
    },
    brand: {
      also: ['setup'],
      remedy: 'brand draws what carries the company’s mark and words. What pages show belongs in app.',
    },
    build: {
      also: ['host', 'app/offline'],
      remedy:
        'build turns company and app into files. What it does on other occasions belongs in release, brand or bench.',
    },
    release: {
      also: ['host', 'build', 'brand'],
      remedy: 'release says what must be true before the public sees the site.',
    },
    cms: {
      also: ['art', 'build', 'content', 'release'],
      remedy: 'cms serves those who change the company’s records; nothing of it is published.',
    },
    bench: {
      also: ['host', 'build', 'setup'],
      remedy: 'bench measures what is built. What builds it belongs in build.',
    },
    art: { also: ['setup'], remedy: 'art makes pictures from the company’s table.' },
    setup: { also: [], remedy: 'setup installs what is missing and knows nothing of the site.' },
  }),
  {
    // After cms, of which it is the part that runs in a browser.
    files: ['cms/ui/**'],
    imports: [
      ...ground,
      'content/rules/*.ts',
      'cms/ui/**',
      'cms/records/changes.ts',
      'cms/records/field-names.ts',
      'content/problem.ts',
    ],
    types: ['cms/server/**', 'cms/records/**'],
    remedy:
      'cms/ui is what the editor shows. What reads and writes the company’s files belongs in cms/records, what serves them in cms/server.',
  },
];

/** Rooms whose programs run in Node, which reads no JSX: of what draws pages they know the types only. */
function programs(named: Record<string, { also: string[]; remedy: string }>): Room[] {
  return Object.entries(named).map(([room, { also, remedy }]) => ({
    files: [`${room}/**`],
    imports: [
      ...ground,
      'app/page-data/**',
      'app/seo/*.ts',
      'content/**',
      ...[room, ...also].map((known) => `${known}/**`),
    ],
    types: ['app/shell/**'],
    remedy,
  }));
}

function importRule({ files, imports, types = [], without, remedy }: Room): OxlintOverride {
  const known = imports.map((room) => `!#${room}`);
  const patterns = [
    { group: ['#*/**', ...known, ...types.map((room) => `!#${room}`)], message: remedy },
    ...types.map((room) => ({
      group: [`#${room}`],
      allowTypeImports: true,
      message: `Only its types: ${remedy}`,
    })),
    ...(without === undefined ? [] : [{ regex: without, message: remedy }]),
    {
      regex: String.raw`^\.`,
      message: 'Write the import from the root, as #app/…: it then says which room it reaches into.',
    },
  ];
  return {
    files,
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['/dist/', 'company/public/', 'test-results/', 'playwright-report/'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-console': ['error', { allow: ['error'] }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'promise/no-callback-in-promise': 'off',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/jsx-no-target-blank': ['error', { allowReferrer: true }],
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // A picture drawn as <svg> takes role="img", and the spinner isn't the <output> of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Opening on hover and closing on blur add nothing to reach: links and toggle work without. Clicks and keys stay checked.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
    // No object here but a class component uses `this`, so a method taken off its object stays what it is.
    'typescript/unbound-method': 'off',
    // The same word for the same thing is clearer than two names for it.
    'no-shadow': 'off',
    // A function that doesn't return (process.exit) counts as one that returns nothing.
    'typescript/consistent-return': 'off',
    // Each assertion stands in front of what comes from outside the types, with a comment that says so.
    'typescript/no-unsafe-type-assertion': 'off',
    // Sorting a list that was just made changes no other, and the oldest browsers meant don't know the methods that copy.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // What a route shows is a function by design: it is called, never mounted.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // The JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // The same as exhaustive-deps.
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    { files: ['*.config.ts', '**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      // Programs for a terminal.
      files: ['{art,bench,brand,build,cms,content,host,release,setup}/**', 'tests/{lighthouse,planted}/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // The children stand in the attributes that both kinds of link share.
      files: ['app/components/links/button-link.tsx'],
      rules: { 'jsx-a11y/anchor-has-content': 'off' },
    },
    {
      // A port between two threads knows no origins.
      files: ['cms/server/look*.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    ...rooms.map(importRule),
    {
      // Tests of the built site: what they look up is there, or they fail.
      files: ['tests/{acceptance,browser,build,built-html,e2e}/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-tests': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/valid-title': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'typescript/restrict-template-expressions': 'off',
        'unicorn/consistent-function-scoping': 'off',
      },
    },
  ],
});
