import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeRecord } from '#cms/records/folder.ts';
import { addFromTemplate, newSlug, writeService } from '#cms/records/new-record.ts';
import { takePicture } from '#cms/records/pictures.ts';
import { phoneOf } from '#content/rules/united-states.ts';
import { areaSchema } from '#content/schemas/area.ts';
import { businessSchema, businessTypes, weekDays } from '#content/schemas/business.ts';
import { serviceSchema } from '#content/schemas/service.ts';
import { picture } from '#content/schemas/text.ts';

export const questions = {
  brand: 'What is your company called?',
  type: `What is it? ${Object.keys(businessTypes).join(', ')}`,
  phone: 'Which number do customers call?',
  origin: 'Which address will the website have? As https://www.example.com',
  place: 'Which city and state, and what do people call the region? As Austin, TX, Central Texas',
  foundingYear: 'In which year did the company begin?',
  openingHours: 'When do you answer the phone? As Monday-Friday 08:00-17:00; Saturday 09:00-12:00',
  services: 'What do you do? As Drain Cleaning, Leak Detection',
  area: 'Where are you at home? Its name; ZIP codes; minutes to get there; latitude, longitude. As Hyde Park; 78751; 10-20; 30.31, -97.73',
  photographs:
    'Which folder has three photographs of your own, each named for what it shows, as our-van-at-a-brick-house.jpg?',
};

export type Answers = Record<keyof typeof questions, string>;

const parts = (answer: string, sign: string) => answer.split(sign).map((part) => part.trim());

/** The facts that each answer tells. */
const told: Record<keyof Answers, (answer: string) => object> = {
  brand: (brand) => ({ brand, shortName: /^.{2,12}(?= |$)/.exec(brand)?.[0] ?? brand.slice(0, 12) }),
  type: (type) => ({ type: type.replaceAll(' ', '') }),
  phone: (phone) => ({ phone: phoneOf(phone) ?? phone }),
  origin: (origin) => ({ origin: origin.replace(/\/$/, '') }),
  place(answer) {
    const [city, stateCode = '', region = ''] = parts(answer, ',');
    return { city, stateCode, region };
  },
  foundingYear: (year) => ({ foundingYear: Number(year) }),
  openingHours: (answer) => ({ openingHours: parts(answer, ';').map(hoursIn) }),
  services: (answer) => ({ services: parts(answer, ',') }),
  area(answer) {
    const [name, zipCodes = '', responseTime = '', place = ''] = parts(answer, ';');
    const [latitude, longitude = NaN] = place.split(',').map(Number);
    return { area: { name, zipCodes, responseTime, location: { latitude, longitude } } };
  },
  photographs(folder) {
    const files = globSync(join(folder, '*.{jpg,jpeg,png,webp,avif}')).sort();
    return { photographs: files.map((file) => ({ file, alt: wordsOf(file) })) };
  },
};

function hoursIn(entry: string) {
  const [days = '', opens, closes] = entry.split(/\s+|(?<=\d)-/);
  const [from = '', to = from] = days.split('-').map((day) => weekDays.findIndex((name) => name === day));
  return { days: weekDays.slice(Number(from), Number(to) + 1), opens, closes };
}

const { shape } = businessSchema;
const facts = z.strictObject({
  ...z.object(shape).pick({ brand: true, shortName: true, type: true, phone: true, origin: true }).shape,
  ...z.object(shape).pick({ city: true, stateCode: true, region: true, foundingYear: true }).shape,
  openingHours: shape.openingHours,
  services: z.array(serviceSchema.shape.name).min(1),
  area: areaSchema.pick({ name: true, zipCodes: true, responseTime: true, location: true }),
  photographs: z
    .array(picture.extend({ file: z.string() }))
    .length(3, 'does not hold three photographs (JPEG, PNG, WebP or AVIF): put three there, and no more'),
});

export function problemIn(question: keyof Answers, answer: string): string | undefined {
  const issue = facts.partial().safeParse(told[question](answer)).error?.issues[0];
  return issue && `“${answer}”: ${issue.path.join(' ')} ${issue.message}`;
}

/** Writes a company's folder, with words that any company could say. Throws when the folder exists. */
export async function addCompany(answers: Answers, folder: string) {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another folder.`);
  const all = Object.entries(answers).map(([name, answer]) => told[name as keyof Answers](answer)); // Its own keys.
  const { services, area, photographs, ...business } = facts.parse(Object.assign({}, ...all));
  const baseArea = newSlug(folder, 'areas', area.name);
  const { latitude, longitude } = area.location;
  // Wide enough for areas that come later.
  const mapBounds = { south: latitude - 1, north: latitude + 1, west: longitude - 1, east: longitude + 1 };
  await writeRecord(folder, 'business.yaml', { ...business, language: 'en-US', baseArea, mapBounds }, '');

  const [first = '', second = '', third = ''] = photographs.map(({ alt }) => alt);
  const templates = join(import.meta.dirname, 'templates');
  for (const file of globSync('**/*.yaml', { cwd: join(templates, 'company') }))
    await addFromTemplate(folder, file, `company/${file.slice(0, -5)}`, { baseArea, first, second, third });
  const { name, zipCodes, responseTime: minutes } = area;
  const place = { name, zipCodes, minutes, latitude, longitude, order: 10 };
  await addFromTemplate(folder, `areas/${baseArea}.yaml`, 'area', place);
  for (const [index, service] of services.entries())
    await writeService(folder, newSlug(folder, 'services', service), service, (index + 1) * 10);

  const names = [
    ['hero-home', 'hero-home-tall'],
    ['hero-services'],
    ['hero-about', 'hero-contact', 'hero-service-areas'],
  ];
  for (const [index, { file }] of photographs.entries())
    for (const name of names[index] ?? []) await takePicture(folder, name, await readFile(file));
}

/** What a photograph shows, as its file's name says: "Our van" of our-van.jpg. */
function wordsOf(file: string): string {
  const words = file.replace(/^.*[/\\]|\.\w+$/g, '').replaceAll(/[-_\s]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
