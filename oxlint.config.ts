import { defineConfig, type OxlintOverride } from 'oxlint';

/** The import rule: files import what is named here, and nothing else of this repository; of `types` the types only. */
interface ImportRule {
  /** Tests may import anything. */
  files: string[];
  imports: string[];
  types?: string[];
  /** Runs without React. */
  isPlain?: boolean;
}

const framework = '^(react|react-dom)(/|$)'; // Icons are data.

/** What every file may import: these files import nothing but each other. */
const sharedFiles = [
  'app/paths.ts',
  'app/template.ts',
  'app/breakpoints.ts',
  'app/door-views.ts',
  'app/history-entry.ts',
  'app/period.ts',
  'app/spring-years.ts',
  'app/app-stylesheet.ts',
  'app/load-document.ts',
  'app/site-page.ts',
];

/** What is read from a company's folder, and by what. */
const records = ['content/*.ts', 'content/read/**', 'content/rules/**', 'content/schemas/**'];

/** A folder of the app: of what pages are made from, it knows the types. */
const appFolder = (name: string, others: string[] = []): ImportRule => ({
  files: [`app/${name}/**`],
  imports: [...sharedFiles, ...[name, ...others].map((folder) => `app/${folder}/**`)],
  types: ['app/page-data/**', 'content/*.ts'],
});

/** A folder of programs. They run in Node, which reads no JSX: of what draws pages they know the types only. */
const programFolder = (name: string, others: string[] = []): ImportRule => ({
  files: [`${name}/**`],
  imports: [
    ...sharedFiles,
    'app/page-data/**',
    'app/seo/*.ts',
    'content/**',
    ...[name, ...others].map((folder) => `${folder}/**`),
  ],
  types: ['app/shell/**'],
});

/** Of two rules for a file, the later one counts. */
const importRules: ImportRule[] = [
  { files: sharedFiles, imports: ['app/history-entry.ts', 'app/site-page.ts', 'app/styles/**'] },
  // It names parts of records.
  { files: ['app/door-views.ts'], imports: [], types: ['content/*.ts'], isPlain: true },
  { files: ['content/**'], imports: [...sharedFiles, ...records], isPlain: true },
  { files: ['app/page-data/**'], imports: [...sharedFiles, ...records, 'app/page-data/**'], isPlain: true },
  {
    files: ['content/validate/**'],
    imports: [...sharedFiles, ...records, 'app/page-data/**', 'content/validate/**'],
    isPlain: true,
  },
  ...['links', 'places', 'offline'].map((name) => ({ ...appFolder(name), isPlain: true })),
  appFolder('seo', ['links']),
  appFolder('components', ['links', 'places', 'seo']),
  appFolder('pages', ['links', 'seo', 'components']),
  // A page opens with its styles.
  appFolder('navigation', ['links', 'styles']),
  appFolder('shell', ['links', 'seo', 'components', 'pages', 'navigation', 'styles']),
  programFolder('host'),
  programFolder('brand', ['setup']),
  programFolder('build', ['host']),
  programFolder('release', ['host', 'build', 'brand']),
  programFolder('cms', ['art']),
  programFolder('bench', ['host', 'build', 'setup']),
  programFolder('art', ['setup']),
  programFolder('setup'),
  {
    // The part of the editor that runs in a browser.
    files: ['cms/ui/**'],
    imports: [
      ...sharedFiles,
      'content/rules/*.ts',
      'cms/ui/**',
      'cms/records/changes.ts',
      'cms/records/field-names.ts',
      'content/problem.ts',
      'content/placeholders.ts',
      'app/page-data/hours.ts',
    ],
    types: ['cms/server/**', 'cms/records/**'],
  },
];

function overrideOf({ files, imports, types = [], isPlain }: ImportRule): OxlintOverride {
  const message = `${files[0]} does not import this: docs/architecture.md and oxlint.config.ts say where such code belongs.`;
  const patterns = [
    { group: ['#*/**', ...[...imports, ...types].map((path) => `!#${path}`)], message },
    ...types.map((path) => ({
      group: [`#${path}`],
      allowTypeImports: true,
      message: `Only types: ${message}`,
    })),
    ...(isPlain ? [{ regex: framework, message }] : []),
    {
      regex: String.raw`^\.`,
      message: 'Write the import from the root, as #app/…: it then says which folder it reaches into.',
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
    'no-new-func': 'error',
    'no-script-url': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'promise/no-callback-in-promise': 'off',
    'react/button-has-type': 'error',
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/jsx-no-target-blank': ['error', { allowReferrer: true }],
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',
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
    // Each assertion precedes what comes from outside the types, with a comment that says so.
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
      files: [
        '{art,bench,brand,build,cms,content,host,release,setup}/**',
        'tests/{engines,lighthouse,planted}/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      // A port between two threads knows no origins.
      files: ['cms/server/{app,check-worker}.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      // Trusted Types would refuse markup that is made of strings (host/headers.ts).
      files: ['app/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'createContextualFragment', 'srcdoc'].map(
            (property) => ({ property, message: 'Return elements from a component: React escapes texts.' }),
          ),
        ],
      },
    },
    ...importRules.map(overrideOf),
    {
      // Tests of the built site: what they look up is there, or they fail.
      files: ['tests/{acceptance,browser,build,built-html,e2e}/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
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
