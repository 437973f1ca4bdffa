import { z } from 'zod';
import type { Placeholder } from '#content/placeholders.ts';
import { isJunk, isUnreachable, forbiddenForms } from '#content/rules/text-forms.ts';
import { claimPlaceholder, placeholdersIn, type Template, topicLink } from '#app/template.ts';

/**
 * Plain text for one place on a page: never markup, never unfinished. Lengths are in characters. The title is what forms call
 * it; without one, they take the field's name.
 */
export function text(min: number, max: number, title?: string) {
  return bounded(min, max, [], title);
}

/** What somebody or something is called: a person, a business, a place, a document. */
export function name(min: number, max: number, title?: string) {
  return text(min, max, title)
    .refine((value) => /\p{Lu}/u.test(value) && !isJunk(value, 'name'), {
      error: 'is not a name: write it in full, with its capital letters',
      params: { reason: 'people, search engines and the state know it by its name' },
    })
    .meta({ isName: true });
}

/** A text in which {lifetimeWarranty} links to its terms, and [words](topic) to a topic or a page: shown by `RichText`, and the only text with links. */
export function linkedText(min: number, max: number, title?: string) {
  return template(min, max, [claimPlaceholder], title);
}

/** A text that may name values which differ from page to page, as "{area}". Facts of the business are filled in before a schema sees it. */
export function template<const Name extends Placeholder>(
  min: number,
  max: number,
  offered: readonly Name[],
  title?: string,
) {
  // A safe cast: `bounded` refuses other names. Code that fills the text in must provide these.
  return bounded(min, max, offered, title) as unknown as z.ZodType<Template<Name>, string>;
}

function bounded(min: number, max: number, offered: readonly Placeholder[], title?: string) {
  const schema = z
    .string()
    .min(min, `is shorter than ${min} characters: write it out`)
    .max(max, `is longer than ${max} characters: shorten it`)
    .superRefine((value, context) => {
      const problem = textProblem(value, offered);
      if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem.message, params: { reason: problem.reason } });
    });
  // Forms say what each stands for.
  const meta = { ...(title && { title }), ...(offered.length > 0 && { placeholders: offered }) };
  // Whole sentences; shorter ones are headings and entries of lists.
  const isProse = max > 160 || min >= 50;
  return schema.meta({ ...meta, isProse });
}

function textProblem(
  value: string,
  offered: readonly Placeholder[],
): { message: string; reason: string } | undefined {
  const forbidden = forbiddenForms.find(({ pattern }) => pattern.test(value));
  if (forbidden !== undefined) return forbidden;
  if (isJunk(value))
    return {
      message: 'says nothing: write the real words',
      reason: 'visitors would read it as it is, and take the company for a fake',
    };
  if (value.search(topicLink) >= 0 && !offered.includes(claimPlaceholder))
    return {
      message: 'holds a link, which this text can’t show: write the words alone',
      reason: 'visitors would see its brackets',
    };
  const unknown = placeholdersIn(value).find((name) => !offered.some((known) => known === name));
  if (unknown === undefined) return undefined;
  const choice = [...offered.map((name) => `{${name}}`), 'a fact of the business'].join(', ');
  return {
    message: `holds {${unknown}}, which has no value here: use ${choice}, or write the words out`,
    reason: 'visitors would read the braces',
  };
}

/** Fields that belong together, under what forms call them. */
export function fields<Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) {
  return z.strictObject(shape).meta({ title });
}

export function list<Item extends z.ZodType>(item: Item, min: number, max: number, title?: string) {
  return z
    .array(item)
    .min(min, `needs at least ${min} entries: add what is missing`)
    .max(max, `has more than ${max} entries: remove some`)
    .meta({ ...(title && { title }) });
}

/** The part of an address that names a record: its file's name. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z
  .string()
  .regex(slugPattern, 'can’t be part of an address: use lower-case letters, digits and single dashes');

function address(protocol: RegExp) {
  return z
    .url({ protocol, error: 'is not an address: write it with https://', abort: true })
    .refine((url) => !isUnreachable(new URL(url).hostname), {
      error: 'is an address that leads nowhere: copy it from the browser, on the page that is meant',
      params: { reason: 'visitors who follow it find nothing' },
    });
}

export const webAddress = address(/^https$/);

/** Of a source, which may be too old for https. */
export const sourceAddress = address(/^https?$/);

export const day = z.iso.date('is not a date: write it as 2026-11-21');

export const pastDay = day.refine((date) => date <= new Date().toISOString().slice(0, 10), {
  error: 'is a day in the future: write the day on which it happened',
});

const whyUnique =
  'people see two pages with the same words in search results, and can’t tell which one they want';

export const metadata = fields('In search results and link previews', {
  title: text(10, 60).meta({
    description: 'Shown as the headline of a search result and on the browser’s tab.',
    unique: whyUnique,
  }),
  description: text(50, 155).meta({
    description: 'Shown below the headline of a search result.',
    unique: whyUnique,
  }),
  updated: pastDay.meta({ title: 'Last changed on' }),
});

/** The day on which a record came: of two pages that are too much alike, the newer one is kept out of search engines. */
export const added = pastDay.optional().meta({
  title: 'Added on',
  description:
    'Without it, it was there from the beginning. Of two pages that are too much alike, the newer one is kept out of search engines.',
});

export const unfinished = list(text(2, 80), 1, 40).optional().meta({
  internal: true,
  title: 'Left to write',
  description:
    'The fields with placeholder words until the real ones are written: until then search engines don’t list the page. Remove a line when its field is written.',
});

/** A picture’s description: what is seen, for those who can’t see it. */
export const picture = z.strictObject({
  alt: text(20, 160, 'What the picture shows').describe('For people who can’t see it, in a sentence.'),
});

/** A picture that may also be there after sunset, with lamps lit: full sun glares on a dark page. */
export const dayAndNightPicture = picture.extend({
  night: z
    .boolean()
    .optional()
    .meta({ title: 'Another at night', description: 'Devices that are set to dark show it.' }),
});

export const point = z.strictObject({ title: text(3, 60), text: linkedText(20, 420) });

export const question = z.strictObject({ question: text(10, 140), answer: linkedText(40, 700) });

export const hero = z.strictObject({
  kicker: text(3, 60, 'Line above the heading').describe('Where and for whom.'),
  heading: text(3, 80),
  lede: text(15, 260, 'Opening words'),
  arrival: text(20, 160, 'How soon you arrive from your base')
    .optional()
    .describe('The minutes of the visitor’s own area replace it.'),
});

export const intro = z.strictObject({
  heading: text(5, 80),
  lede: text(20, 260, 'Opening words'),
});

/** What to leave alone, in a few words, with links to the topics of safety/ that say more. */
export const safetyCallout = z.strictObject({
  heading: text(5, 80),
  text: text(20, 300),
  topics: list(namedFile('safety'), 1, 6).describe('The safety topics that it links to.'),
});

export const blocks = list(z.strictObject({ heading: text(5, 60), text: linkedText(60, 520) }), 1, 6);

export const callBlock = z.strictObject({ heading: text(5, 80), text: text(20, 260) });

/** The name of a record's file in a folder, without .yaml; forms offer those that there are. */
export function namedFile(folder: string) {
  return slug.meta({ namesFileOf: folder });
}

export const sources = list(text(3, 200), 1, 8).meta({
  internal: true,
  description: 'What backs it. Not shown to visitors.',
});

export const toConfirm = list(text(10, 300), 1, 8).optional().meta({
  internal: true,
  title: 'Doubts to clear up',
  description: 'What has to be confirmed before the site is published. Take a doubt out once it is.',
});
