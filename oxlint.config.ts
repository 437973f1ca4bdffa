import { defineConfig, type OxlintOverride } from 'oxlint';

/** The import rule: a room imports what it names here, and nothing else of this repository. Of `types` it knows the types only. */
interface Room {
  /** Tests are not part of a room. */
  files: string[];
  imports: string[];
  types?: string[];
  /** Runs without React. */
  isPlain?: true;
}

const framework = '^(react|react-dom|lucide)(/|$)';

/** What every room may import: it is made of nothing else. */
const ground = [
  'app/paths.ts',
  'app/template.ts',
  'app/breakpoints.ts',
  'app/pluralize.ts',
  'app/history-entry.ts',
  'app/app-stylesheet.ts',
  'app/load-document.ts',
  'app/site-page.ts',
];

/** What is read from a company's folder, and by what. */
const records = ['content/*.ts', 'content/read/**', 'content/rules/**', 'content/schemas/**'];

/** A folder of the app: of what pages are made from, it knows the types. */
const app = (room: string, others: string[] = [], plain: Pick<Room, 'isPlain'> = {}): Room => ({
  files: [`app/${room}/**`],
  imports: [...ground, ...[room, ...others].map((known) => `app/${known}/**`)],
  types: ['app/page-data/**', 'content/*.ts'],
  ...plain,
});

/** A folder of programs. They run in Node, which reads no JSX: of what draws pages they know the types only. */
const programs = (room: string, others: string[] = []): Room => ({
  files: [`${room}/**`],
  imports: [
    ...ground,
    'app/page-data/**',
    'app/seo/*.ts',
    'content/**',
    ...[room, ...others].map((known) => `${known}/**`),
  ],
  types: ['app/shell/**'],
});

/** Of two rooms that hold a file, the later one counts. */
const rooms: Room[] = [
  { files: ground, imports: ['app/history-entry.ts', 'app/site-page.ts', 'app/styles/**'] },
  { files: ['content/**'], imports: [...ground, ...records], isPlain: true },
  { files: ['app/page-data/**'], imports: [...ground, ...records, 'app/page-data/**'], isPlain: true },
  {
    files: ['content/validate/**'],
    imports: [...ground, ...records, 'app/page-data/**', 'content/validate/**'],
    isPlain: true,
  },
  app('links', [], { isPlain: true }),
  app('places', [], { isPlain: true }),
  app('offline', [], { isPlain: true }),
  app('seo', ['links']),
  app('components', ['links', 'places', 'seo']),
  app('pages', ['links', 'seo', 'components']),
  // A page opens with its styles.
  app('navigation', ['links', 'styles']),
  app('shell', ['links', 'seo', 'components', 'pages', 'navigation', 'styles']),
  programs('host'),
  programs('brand', ['setup']),
  programs('build', ['host', 'app/offline']),
  programs('release', ['host', 'build', 'brand']),
  programs('cms', ['art', 'build', 'release']),
  programs('bench', ['host', 'build', 'setup']),
  programs('art', ['setup']),
  programs('setup'),
  {
    // The part of the editor that runs in a browser.
    files: ['cms/ui/**'],
    imports: [
      ...ground,
      'content/rules/*.ts',
      'cms/ui/**',
      'cms/records/changes.ts',
      'cms/records/field-names.ts',
      'cms/records/merge.ts',
      'content/problem.ts',
      'content/schemas/places-in-texts.ts',
    ],
    types: ['cms/server/**', 'cms/records/**'],
  },
];

function importRule({ files, imports, types = [], isPlain }: Room): OxlintOverride {
  const message = `${files[0]} does not import this: docs/architecture.md and oxlint.config.ts say where such code belongs.`;
  const patterns = [
    { group: ['#*/**', ...[...imports, ...types].map((room) => `!#${room}`)], message },
    ...types.map((room) => ({
      group: [`#${room}`],
      allowTypeImports: true,
      message: `Only types: ${message}`,
    })),
    ...(isPlain ? [{ regex: framework, message }] : []),
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
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
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
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
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
      files: ['cms/server/*check*.ts'],
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
