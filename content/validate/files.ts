import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { collections } from '#content/collections.ts';
import { slugPattern } from '#content/schemas/text.ts';
import type { Problem } from '#content/problem.ts';
import { fileNames, slugOf } from '#content/file-names.ts';

/** Files become addresses, so their names have to fit; and each has to be one that something reads. */
export function* fileProblems(folder: string): Iterable<Problem> {
  const read = new Set(
    Object.values(collections).flatMap(({ path }) =>
      globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder }),
    ),
  );
  const [areas = [], services = []] = ['areas', 'services'].map((kind) =>
    fileNames(folder, kind).map(slugOf),
  );
  const error = (file: string, message: string, remedy: string, reason?: string): Problem => ({
    severity: 'error',
    file: join(folder, file),
    field: [],
    message,
    remedy,
    reason,
  });
  const unread = 'what it says is on no page';
  const texts = new Map<string, string>();
  const unknownServices = new Set<string>();
  // The picture studio checks its own table. Of copies, the shorter name comes first.
  const found = globSync('**/*.{yaml,yml}', { cwd: folder, exclude: ['pictures', 'public'] });
  for (const file of found.sort((one, other) => one.length - other.length)) {
    const name = basename(file, '.yaml');
    const [, area] = /^services-in-areas[\\/]([^\\/]+)/.exec(file) ?? [];
    const text = `${dirname(file)} ${readFileSync(join(folder, file), 'utf8')}`;
    const original = texts.get(text);
    texts.set(text, original ?? file);
    if (original !== undefined) {
      const hint = 'remove one of the two, or write in this one what is its own';
      yield error(file, `says the same as ${original}, to the letter`, hint, 'two pages would say the same');
    } else if (file.endsWith('.yml')) {
      const hint = `name it ${slugOf(basename(file, '.yml'))}.yaml`;
      yield error(file, 'is a file that nothing reads, because of its ending', hint, unread);
    } else if (!read.has(file))
      yield error(file, 'is a file that nothing reads', 'check its name and its folder', unread);
    else if (!slugPattern.test(name)) {
      const hint = `use lower-case letters, digits and single dashes: ${slugOf(name)}.yaml`;
      const reason = 'the name of the file becomes the address of its page';
      yield error(file, 'has a name that can’t be part of an address', hint, reason);
    } else if (/^(services|areas)[\\/].*-in-/.test(file)) {
      const message = 'has "-in-" in its name, which separates service and area in addresses';
      yield error(file, message, 'choose another');
    } else if (area !== undefined && areas.includes(area) && !services.includes(name)) {
      // A service that was renamed has a page in each area: one message is enough.
      if (unknownServices.has(name)) continue;
      unknownServices.add(name);
      const missing = `services/${name}.yaml`;
      const hint = whereItIs(folder, missing) ?? 'give it the name of a service’s file';
      yield error(file, `is named after no service: there is no ${missing}`, hint);
    }
  }
  for (const path of globSync('services-in-areas/*', { cwd: folder })) {
    const name = basename(path);
    if (areas.includes(slugOf(name))) continue;
    const missing = `areas/${name}.yaml`;
    const otherwise = 'give it the name of an area’s file, without .yaml, or write that file';
    const hint = whereItIs(folder, missing) ?? otherwise;
    const message = `is a folder named after no area: there is no ${missing}`;
    yield error(path, message, hint, 'its pages are not made');
  }
  const whole = realpathSync(folder);
  for (const file of linksOutOf(whole)) {
    const reason = 'what is there, and what comes there later, would be on the site';
    const hint = 'put a copy of the file here, and remove the link';
    const message = 'is a link to a place outside the company’s folder';
    yield error(relative(whole, file), message, hint, reason);
  }
}

/** Symbolic links that leave a folder, which is given without links; also those that lead nowhere. */
function* linksOutOf(whole: string, folder = whole): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* linksOutOf(whole, path);
    else if (entry.isSymbolicLink() && (!existsSync(path) || !realpathSync(path).startsWith(whole + sep)))
      yield path;
  }
}

/** What to do about a missing file: another one has its record, by the record's name, or has its name in another folder. */
function whereItIs(folder: string, missing: string): string | undefined {
  const slug = basename(missing, '.yaml');
  const moved = globSync('{areas,services}/*.yaml', { cwd: folder }).find((file) => {
    const [, name = ''] = /^name: *(.*)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return slugOf(name) === slug || (basename(file, '.yaml') === slug && dirname(file) !== dirname(missing));
  });
  return (
    moved &&
    `${moved} was renamed or moved: give it back its place, ${missing}; to change its address everywhere, use “Rename” in the editor`
  );
}
