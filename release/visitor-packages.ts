/** Packages of which visitors get code or styles; every other one only builds and tests. tests/build/bundle.spec.ts keeps this true. */
export const visitorPackages = [
  'fastest-levenshtein',
  'lucide',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
];
