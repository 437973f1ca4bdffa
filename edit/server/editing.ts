import { z } from 'zod';
import { allPages, collections, type Company } from '#app/content/collections.ts';
import { normalizePath } from '#app/paths.ts';
import { addArea, type NewArea } from '#change/added-record.ts';
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
  PageWords,
  Published,
  RecordEntry,
  RecordState,
  Report,
  Status,
  ToldChange,
} from '#edit/server/state.ts';

/** What the editor needs besides the company's folder: tests bring their own. */
export interface Programs {
  startPreview(folder: string): Promise<Preview>;
  publishCheck(company: string): Promise<Report>;
  makeUploadFolder(company: string): Promise<Report>;
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
    return recordFiles(company).map((file) => ({
      file,
      kind: kindOf(file) ?? '',
      label: labelOf(file, valueOrNothing(file)),
      group: groupOf(file),
      page: pageOf(file),
    }));
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
        pictures: Object.fromEntries(pictures),
        versions: keepsVersions,
        remote: keepsVersions ? await versions.remoteOf(company) : undefined,
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
      const { files, left } = addArea(company, area, new Date().toISOString().slice(0, 10));
      check();
      const record = recordFiles(company).find(
        (file) => kindOf(file) === 'areas' && files.some((path) => path.endsWith(`/${file}`)),
      );
      if (record === undefined)
        throw new Error('The area was written, but is not among the records: load this page again.');
      return { file: record, left: left.map((task) => task.replaceAll(`${company}/`, '')) };
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
    async save(): Promise<Status> {
      draft.save();
      check();
      return await status();
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
    publishCheck: () => programs.publishCheck(company),

    async suggestedSentence(): Promise<string> {
      const told = await changes();
      return sentenceOf(told.map(({ words }) => words));
    },

    /** Saves a version of what is in the company's folder. */
    async saveVersion(sentence: string): Promise<Published> {
      requireSaved();
      const told = await changes();
      if (!keepsVersions) throw new Error(noVersions);
      if (told.length === 0 && (await versions.unsavedFiles(company)).length === 0)
        return { steps: [{ done: true, text: 'Nothing has changed since the last version.' }] };
      await versions.saveVersion(
        company,
        sentence,
        told.map(({ words }) => words),
      );
      return { steps: [{ done: true, text: `Version saved: ${sentence}` }] };
    },

    /** The check, a version, and off to the code host. */
    async publish(sentence: string): Promise<Published & Partial<Report>> {
      requireSaved();
      const report = await programs.publishCheck(company);
      if (!report.passes)
        return { ...report, steps: [{ done: false, text: 'The publish check found something in the way.' }] };
      const steps = [{ done: true, text: 'The publish check found nothing in the way.' }];
      if (!keepsVersions) return { ...report, steps: [...steps, { done: false, text: noVersions }] };
      steps.push(...(await this.saveVersion(sentence)).steps);
      const remote = await versions.remoteOf(company);
      if (remote === undefined) return { ...report, steps: [...steps, { done: false, text: noRemote }] };
      await versions.sendVersions(company, remote);
      return {
        ...report,
        steps: [...steps, { done: true, text: `Sent to ${remote}, which puts it online.` }],
      };
    },

    makeUploadFolder: () => programs.makeUploadFolder(company),

    async close() {
      await preview.close();
      draft.close();
    },
  };

  function requireSaved() {
    if (draft.changed().length > 0)
      throw new Error('There are changes that are not saved yet: save them first.');
  }
}

const noVersions =
  'No versions are kept: the company’s folder is in no repository of git. Make a folder to upload instead, or ask your helper to set one up (docs/owner/publish.md).';
const noRemote =
  'No code host is set up to send versions to. Make a folder to upload instead, or ask your helper to set one up (docs/owner/publish.md).';

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
