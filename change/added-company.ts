import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { phoneOf } from '#content/rules/united-states.ts';
import type { Change } from '#change/added-record.ts';

/** The smallest company there is, whose words a new one begins with. */
const model = join(import.meta.dirname, '../tests/second-company');

/** The edges of all states, in degrees. */
const unitedStates = { south: 18.9, north: 71.5, west: -179.2, east: -66.9 };

/** What a new company has to tell of itself before anything else. */
export interface NewCompany {
  name: string;
  folder: string;
  phone: string;
  city: string;
  state: string;
  origin: string;
}

/** Writes a company's folder: the smallest there is, with the new one's own facts. Throws when there is such a folder. */
export function addCompany({ name, folder, phone, city, state, origin }: NewCompany): Change {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another folder.`);
  cpSync(model, folder, {
    recursive: true,
    filter: (path) => !/public$|(?:link-previews|logo)\.json$/.test(path),
  });
  const file = join(folder, 'business.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const facts = {
    brand: name,
    shortName: name.split(' ')[0]?.slice(0, 12),
    phone: phoneOf(phone) ?? phone,
    city,
    stateCode: state,
    origin,
    // So that its own areas fit beside the model's, wherever they are.
    mapBounds: unitedStates,
  };
  for (const [field, value] of Object.entries(facts)) document.set(field, value);
  document.commentBefore = ' The business: what it is called, where it is, how it is reached.';
  writeFileSync(file, document.toString({ singleQuote: true }));
  const files = globSync('**/*.yaml', { cwd: folder }).map((path) => join(folder, path));
  return {
    files,
    left: [
      `${file}: the region, the founding year, the base area and the opening hours; the edges of the map once all areas are yours`,
      `the services and the areas are those of the model: npm run new, rename and remove with COMPANY=${folder}`,
      'every text: services first, then areas, pages/ and services in areas',
    ],
  };
}
