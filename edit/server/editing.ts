import { z } from 'zod';
import { allPages } from '#app/page-data/pages.ts';
import { collections, type Company } from '#content/collections.ts';
import { minutesName } from '#content/business-facts.ts';
import { placeMeanings } from '#content/schemas/places-in-texts.ts';
import { textsIn } from '#content/texts-in.ts';
import { normalizePath } from '#app/paths.ts';
import { addArea, type NewArea } from '#change/added-record.ts';
import { removeRecord } from '#change/moved-record.ts';
import { unfinishedIn } from '#edit/records/unfinished.ts';
import { changeInWords, changesBetween, sentenceOf } from '#edit/records/changes.ts';
import { kindOf, recordFiles } from '#edit/records/company-files.ts';
import { type Draft, openDraft } from '#edit/records/draft.ts';
import type { FieldSchema } from '#edit/records/field-schema.ts';
import { type Cut, type PictureFile, pictureFiles, sizeOf } from '#edit/records/pictures.ts';
import { groupOf, labelOf, pageOf, pictureNames, recordPictures } from '#edit/records/record-pages.ts';
import type { RecordValue } from '#edit/records/record-text.ts';
import * as versions from '#edit/records/versions.ts';
import type { Preview } from '#edit/server/preview.ts';
import type {
  AddedArea,
  CompanyState,
  DrawingCommand,
  PageWords,
  Published,
  PublishResult,
  RecordEntry,
  RecordState,
  RemovedRecord,
  Report,
  SavedStatus,
  Status,
  ToldChange,
} from '#edit/server/state.ts';
import { isInTheWay } from '#content/problem.ts';
import { uploadFolderOf } from '#release/upload-folder.ts';

/** What the editor needs besides the company's folder: tests bring their own. */
export interface Programs {
  startPreview(folder: string): Promise<Preview>;
  publishCheck(company: string): Promise<Report>;
  makeUploadFolder(company: string): Promise<Report>;
  draw(company: string, command: DrawingCommand): Promise<Report>;
}

/** Everything that can be done to a company in the editor. */
export type Editing = Awaited<ReturnType<typeof startEditing>>;

export async function startEditing(company: string, programs: Programs) {
  const draft: Draft = openDraft(company);
  const preview = await programs.startPreview(draft.shown);
  const made = new Map<string, { name: string; files: PictureFile[] }>();
  let checked = draft.check();
  /** The last state in which nothing was wrong: it knows the pages and their pictures. */
  let lastRight: Company | undefined = checked.company;
  let shown = 0;
  let told = 0;
  const keepsVersions = await versions.hasVersions(company);

  function check() {
    draft.refresh();
    checked = draft.check();
    if (checked.company === undefined) return;
    lastRight = checked.company;
    if (checked.isNew) show();
  }

  function show() {
    shown += 1;
    preview.reload(shown);
  }

  async function status(): Promise<Status> {
    told += 1;
    return {
      number: told,
      unsaved: draft.changed(),
      problems: checked.problems,
      warnings: checked.warnings,
      shown,
      changes: await changes(),
      conflicts: draft
        .conflicts()
        .map((conflict) => ({ ...conflict, label: labelOf(conflict.file, conflict.mine) })),
    };
  }

  async function changes(): Promise<ToldChange[]> {
    const unsaved = draft.changed();
    const differing = keepsVersions ? await versions.unsavedFiles(company) : [];
    const files = [...new Set([...unsaved, ...differing])];
    const told = await Promise.all(files.filter((file) => kindOf(file) !== undefined).map(changesOf));
    const pictures = new Set(
      files.flatMap((file) => /^public\/images\/(.*?)(-\d+)?\.(avif|webp)$/.exec(file)?.[1] ?? []),
    );
    return [
      ...told.flat(),
      ...[...pictures].map((name) => ({ file: '', path: [], words: `The picture ${name}: replaced` })),
    ];
  }

  async function changesOf(file: string): Promise<ToldChange[]> {
    const before = keepsVersions ? await versions.valueIn(company, 'HEAD', file) : draft.saved(file);
    const after = valueOrNothing(file);
    const label = labelOf(file, after ?? before);
    return changesBetween(before, after, schemaOf(file)).map((change) => ({
      file,
      path: change.path,
      words: changeInWords(label, change),
    }));
  }

  /** A file that is no YAML has a problem that says so; here it is none. */
  function valueOrNothing(file: string): RecordValue | undefined {
    try {
      return draft.value(file);
    } catch {
      return undefined;
    }
  }

  function entries(): RecordEntry[] {
    return recordFiles(company).map((file) => {
      const value = valueOrNothing(file);
      return {
        file,
        kind: kindOf(file) ?? '',
        label: labelOf(file, value),
        group: groupOf(file),
        page: pageOf(file),
        unfinished: unfinishedIn(value),
      };
    });
  }

  return {
    async state(): Promise<CompanyState> {
      check();
      const records = entries();
      const pictures =
        lastRight === undefined
          ? []
          : recordPictures(
              lastRight,
              records.map(({ file }) => file),
            );
      return {
        brand: lastRight?.business.brand ?? 'Your company',
        origin: lastRight?.business.origin ?? '',
        preview: preview.origin,
        records,
        schemas: Object.fromEntries(
          Object.keys(collections).map((kind) => [kind, schemaOfKind(kind as keyof typeof collections)]), // Its own names.
        ),
        placeMeanings: { ...placeMeanings, ...minutesMeanings(lastRight) },
        pictures: Object.fromEntries(pictures),
        versions: keepsVersions,
        remote: await remoteHost(),
        status: await status(),
      };
    },

    record(file: string): RecordState {
      const value = draft.value(requireRecord(file));
      if (value === undefined) throw new Error(`There is no record ${file} any more: load this page again.`);
      return { value, saved: draft.saved(file) };
    },

    /** The words of a record's page, with the facts of the business filled in. */
    pageWords(file: string): PageWords | undefined {
      const path = normalizePath(pageOf(requireRecord(file)));
      const page = checked.company && allPages(checked.company).find((page) => page.path === path);
      return page && { title: page.title, description: page.description };
    },

    async change(file: string, value: RecordValue): Promise<Status> {
      await draft.change(requireRecord(file), value);
      check();
      return await status();
    },

    /** Writes an area into the company's folder at once: it is a new record, and nothing is lost by it. */
    addArea(area: NewArea): AddedArea {
      const { files } = addArea(company, area, new Date().toISOString().slice(0, 10));
      check();
      const record = recordFiles(company).find(
        (file) => kindOf(file) === 'areas' && files.some((path) => path.endsWith(`/${file}`)),
      );
      if (record === undefined)
        throw new Error('The area was written, but is not among the records: load this page again.');
      return { file: record };
    },

    /** Takes an area or a service out of the company's folder at once, as `npm run remove` does. */
    remove(file: string): RemovedRecord {
      const [, kind, slug] = /^(area|service)s\/([a-z0-9-]+)\.yaml$/.exec(requireRecord(file)) ?? [];
      if ((kind !== 'area' && kind !== 'service') || slug === undefined)
        throw new Error('Only areas and services can be removed.');
      requireSaved();
      const label = labelOf(file, valueOrNothing(file));
      removeRecord(company, kind, slug);
      check();
      return { label, stillNamed: textsNaming(label) };
    },

    /** How many files have changes that would be lost. */
    unsaved: () => draft.changed().length,

    /** Makes the website's files of a photograph; they are shown once they are chosen. */
    async makePicture(photograph: Buffer, name: string, cut: Cut): Promise<{ id: string }> {
      if (lastRight === undefined || !pictureNames(lastRight, draft.shown).has(name))
        throw new Error('There is no picture of that name.');
      const files = await pictureFiles(photograph, name, await sizeOf(company, name), cut);
      const id = String(made.size + 1);
      made.set(id, { name, files });
      return { id };
    },

    async usePicture(name: string, id: string | undefined): Promise<Status> {
      const picture = id === undefined ? undefined : made.get(id);
      if (id !== undefined && picture?.name !== name) throw new Error('There is no such picture.');
      if (lastRight === undefined || !pictureNames(lastRight, draft.shown).has(name))
        throw new Error('There is no picture of that name.');
      draft.usePicture(name, picture?.files);
      show();
      return await status();
    },

    pictureSize: (name: string) => sizeOf(company, name),

    async settle(file: string, keep: 'mine' | 'theirs'): Promise<Status> {
      await draft.settle(requireRecord(file), keep);
      check();
      return await status();
    },

    /** Writes the changes into the company's folder, except where somebody else has changed the file. */
    async save(): Promise<SavedStatus> {
      const written = draft.save();
      check();
      return { ...(await status()), written };
    },

    versionsOf: async (file: string) =>
      keepsVersions ? await versions.versionsOf(company, requireRecord(file)) : [],

    async valueIn(version: string, file: string): Promise<{ value: RecordValue; changes: string[] }> {
      const value = await versions.valueIn(company, version, requireRecord(file));
      if (value === undefined) throw new Error('The record was not there in that version.');
      const label = labelOf(file, value);
      const told = changesBetween(valueOrNothing(file), value, schemaOf(file));
      return { value, changes: told.map((change) => changeInWords(label, change)) };
    },

    /** Whether the public may see what is saved, and what is in the way. */
    async publishCheck(): Promise<PublishResult> {
      return toldWith(await programs.publishCheck(company), []);
    },

    async suggestedSentence(): Promise<string> {
      const told = await changes();
      return sentenceOf(told.map(({ words }) => words));
    },

    /** Saves a version of what is in the company's folder. */
    async saveVersion(sentence: string): Promise<PublishResult> {
      requireSaved();
      const told = await changes();
      if (!keepsVersions)
        throw new Error('No versions are kept: the company’s folder is in no repository of git.');
      if (told.length === 0 && (await versions.unsavedFiles(company)).length === 0)
        return { steps: [{ done: true, text: 'Nothing has changed since the last version.' }] };
      await versions.saveVersion(
        company,
        sentence,
        told.map(({ words }) => words),
      );
      return { steps: [{ done: true, text: `Version saved: ${sentence}` }] };
    },

    /** The check, a version, and off to the code host; without one, a folder to upload. */
    async publish(sentence: string): Promise<PublishResult> {
      requireSaved();
      const remote = await remoteHost();
      if (remote === undefined) return await this.makeUploadFolder(sentence);
      const report = await programs.publishCheck(company);
      if (!report.passes) return toldWith(report, []);
      const { steps } = await this.saveVersion(sentence);
      await versions.sendVersions(company, remote);
      return toldWith(report, [...steps, { done: true, text: `Sent to ${remote}, which puts it online.` }]);
    },

    /** The check, a folder that whoever publishes uploads by hand, and a version of what is in it. */
    async makeUploadFolder(sentence: string): Promise<PublishResult> {
      requireSaved();
      const report = await programs.makeUploadFolder(company);
      if (!report.passes) return toldWith(report, []);
      const text = `The folder “${uploadFolderOf(company)}” is ready. Upload all that is in it to your web host, in place of what is there.`;
      const { steps } = keepsVersions ? await this.saveVersion(sentence) : { steps: [] };
      return toldWith(report, [...steps, { done: true, text }]);
    },

    /** Draws pictures that show what the records said before. */
    async draw(command: DrawingCommand): Promise<PublishResult> {
      requireSaved();
      const { passes, report } = await programs.draw(company, command);
      const text = passes
        ? 'The pictures are drawn. Check again.'
        : 'The pictures could not be drawn. Show what was said to whoever helps you with the site.';
      return { steps: [{ done: passes, text }], report };
    },

    async close() {
      await preview.close();
      draft.close();
    },
  };

  /** The fields whose texts hold a name. */
  function textsNaming(name: string) {
    const named = new RegExp(String.raw`(?<!\w)${RegExp.escape(name)}(?!\w)`);
    return recordFiles(company).flatMap((file) =>
      textsIn(valueOrNothing(file))
        .filter(({ text }) => named.test(text))
        .map(({ field }) => ({ file, field })),
    );
  }

  async function remoteHost(): Promise<string | undefined> {
    return keepsVersions ? await versions.remoteOf(company) : undefined;
  }

  function requireSaved() {
    if (draft.changed().length > 0)
      throw new Error('There are changes that are not saved yet: save them first.');
  }
}

/** Of each area, what texts about others call its minutes. */
function minutesMeanings(company: Company | undefined): Record<string, string> {
  const areas = company?.areas ?? [];
  return Object.fromEntries(
    areas.map(({ slug, name }) => [minutesName(slug), `the minutes until you arrive in ${name}`]),
  );
}

/** What the gate said, in a line above what was done then. */
function toldWith({ passes, problems, report }: Report, steps: Published['steps']): PublishResult {
  const count = problems.filter(isInTheWay).length;
  const said = passes
    ? 'The site was checked. Nothing is in the way.'
    : count === 0
      ? 'The check could not be finished. Show what it said to whoever helps you with the site.'
      : `${count === 1 ? '1 thing is' : `${count} things are`} in the way. Nothing went online.`;
  return { problems, report, steps: [{ done: passes, text: said }, ...steps] };
}

function schemaOf(file: string): FieldSchema {
  const kind = kindOf(file);
  return kind === undefined ? {} : schemaOfKind(kind);
}

function schemaOfKind(kind: keyof typeof collections): FieldSchema {
  // What zod writes of the kinds of field that records have.
  return z.toJSONSchema(collections[kind].schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

function requireRecord(file: string): string {
  if (kindOf(file) === undefined) throw new Error(`There is no record ${JSON.stringify(file)}.`);
  return file;
}
