import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A part of the published site that others made, and the terms that have to go with every copy of it. */
export interface Notice {
  name: string;
  terms: string;
}

/** The notices of the packages and typefaces among `modules`, in their order, each once. */
export function noticesOf(modules: readonly string[]): Notice[] {
  const packages = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
  const typefaces = modules.filter((module) => module.endsWith('.woff2'));
  return [...[...packages].map(packageNotice), ...typefaces.map(typefaceNotice)];
}

/** The text to publish. Parts under the very same terms share them. */
export function licensesText(notices: readonly Notice[]): string {
  const byTerms = Map.groupBy(notices, ({ terms }) => terms);
  const sections = [...byTerms].map(([terms, parts]) => {
    const names = parts.map(({ name }) => name).join('\n');
    return `${'='.repeat(80)}\n${names}\n${'='.repeat(80)}\n\n${terms}\n`;
  });
  return [
    'Parts of the scripts, styles and typefaces of this site were made by others. These are their licenses.\n',
    ...sections,
  ].join('\n');
}

/** Where the package is that a module comes from; nothing for our own. What the bundler adds comes from the bundler. */
export function packageFolder(module: string): string | undefined {
  if (module.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
}

function packageNotice(folder: string): Notice {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:\.|$)/i.test(file))
    .sort();
  if (files.length === 0) {
    throw new Error(
      `${folder} is part of the site and has no license file, so it can't be published with its terms. Use another package, or ask its authors for the file.`,
    );
  }
  const terms = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { name: `${name} ${version}`, terms };
}

function typefaceNotice(file: string): Notice {
  const license = file.replace(/\.woff2$/, '.license.txt');
  if (!existsSync(license)) {
    throw new Error(
      `There is no ${license}, so ${file} can't be published with its terms. \`python3 brand/typefaces/cut.py\` writes both.`,
    );
  }
  return {
    name: `${basename(file)}, cut down to the characters of this site`,
    terms: readFileSync(license, 'utf8').trim(),
  };
}
