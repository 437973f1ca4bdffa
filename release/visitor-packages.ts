/** Packages of which visitors get code or styles; every other one only builds and tests. tests/built-html/files.test.ts keeps this true. */
export const visitorPackages = [
  'fastest-levenshtein',
  'lucide',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
];
