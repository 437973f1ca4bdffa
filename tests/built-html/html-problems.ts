import { HtmlValidate, StaticConfigLoader } from 'html-validate';

interface Document {
  path: string;
  html: string;
  file: string;
}

/** What is valid HTML. The configuration is here because a JSON file can't hold reasons. */
const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Integrity hashes are for files of other sites; every file here is the site's own.
    'require-sri': 'off',
  },
});

/** What is wrong with the HTML of documents, each problem once. */
export async function htmlProblems(documents: readonly Document[]): Promise<string[]> {
  const validator = new HtmlValidate(loader);
  const found = new Map<string, string[]>();
  for (const { path, html, file } of documents) {
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const problem = `${ruleId}: ${message} (${selector})`;
      found.set(problem, [...(found.get(problem) ?? []), path]);
    }
  }
  return [...found].map(([problem, paths]) => `${problem} on ${paths.length}, first ${paths[0]}`);
}
