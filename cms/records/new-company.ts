import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, writeRecord } from '#cms/records/folder.ts';

/** The smallest company, whose facts and texts a new one begins with. */
const model = join(import.meta.dirname, '../../tests/second-company');

/** The edges of all states, in degrees: a new company's areas fit beside the model's, wherever they are. */
const unitedStates = { south: 18.9, north: 71.5, west: -179.2, east: -66.9 };

/** Writes a company's folder: the model's, with the new one's name. Throws when the folder exists. */
export async function addCompany(name: string, folder: string) {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another folder.`);
  const isOfModel = /public$|drawings\.json$/;
  cpSync(model, folder, { recursive: true, filter: (path) => !isOfModel.test(path) });
  const { value, tag } = readRecord(folder, 'business.yaml');
  const shortName = name.split(' ')[0]?.slice(0, 12) ?? name;
  const facts = { brand: name, shortName, mapBounds: unitedStates };
  await writeRecord(folder, 'business.yaml', { ...(value as object), ...facts }, tag);
}
