import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { phoneOf } from '#content/rules/united-states.ts';
import { readRecord, writeRecord } from '#cms/records/folder.ts';

/** The smallest company there is, whose words a new one begins with. */
const model = join(import.meta.dirname, '../../tests/second-company');

/** The edges of all states, in degrees: a new company's areas fit beside the model's, wherever they are. */
const unitedStates = { south: 18.9, north: 71.5, west: -179.2, east: -66.9 };

/** What has to be known of a new company before anything else. */
type NewCompany = Record<'name' | 'folder' | 'phone' | 'city' | 'state' | 'origin', string>;

/** Writes a company's folder: the smallest there is, with the new one's own facts. Throws when the folder exists. */
export async function addCompany({ name, folder, phone, city, state, origin }: NewCompany) {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another folder.`);
  const isOfModel = /public$|drawings\.json$/;
  cpSync(model, folder, { recursive: true, filter: (path) => !isOfModel.test(path) });
  const { value, tag } = readRecord(folder, 'business.yaml');
  const facts = {
    brand: name,
    shortName: name.split(' ')[0]?.slice(0, 12) ?? name,
    phone: phoneOf(phone) ?? phone,
    city,
    stateCode: state,
    origin,
    mapBounds: unitedStates,
  };
  await writeRecord(folder, 'business.yaml', { ...(value as object), ...facts }, tag);
}
