import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { normalizePath } from '#app/paths.ts';
import { type CollectionKey, collections } from '#content/collections.ts';
import { valueAt } from '#content/problem.ts';
import { changesBetween } from '#cms/records/changes.ts';
import { inWords } from '#cms/records/field-names.ts';
import { fieldOf, fieldsWith } from '#cms/records/find-text.ts';
import { kindOf, readRecord, recordFiles, saveDraft, schemaOf, schemas } from '#cms/records/folder.ts';
import { moveRecord, removeRecord } from '#cms/records/move-record.ts';
import { addableKinds, addArea, type AddedKind, addRecord, addService } from '#cms/records/new-record.ts';
import { groupOf, isRemovable, labelOf, pageOf } from '#cms/records/record-pages.ts';
import { openVersions } from '#cms/records/versions.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { makePicture } from '#cms/server/make-picture.ts';
import { startChecks } from '#cms/server/start-checks.ts';
import { runProgram } from '#cms/server/run-program.ts';

/** What a request brings along, checked. */
const json = <Schema extends z.ZodType>(schema: Schema) => validator('json', (value) => schema.parse(value));
const query = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', (value) => schema.parse(value));

const file = z.string().refine((name) => kindOf(name) !== undefined, 'is not a record');
/** A record, or a file of a picture. */
const pictureFile = /^public\/images\/([a-z0-9-]+?)(?:-\d+)?\.(?:avif|webp)$/;
const changedFile = file.or(z.string().regex(pictureFile));
const value: z.ZodType<RecordValue> = z.json();
const slug = z.string().regex(/^[a-z0-9-]+$/);
/** What many files change by, with the answers to the editor's questions. */
const task = z.object({
  act: z.enum(['area', 'service', 'record', 'rename', 'remove']),
  /** The record that is renamed or removed. */
  file,
  kind: z.literal(Object.keys(collections) as CollectionKey[]).optional(), // Its own keys.
  name: z.string().trim().max(60).optional(),
  zipCodes: z.string().optional(),
  minutes: z.string().optional(),
  place: z.string().optional(),
});
const version = z.string().regex(/^([0-9a-f]{40}|HEAD)$/);
const sentence = z.string().trim().min(3).max(200);
const pixels = z.coerce.number().int().min(0);

const message = 'Open the address that npm run edit shows in the terminal.';

export type App = Awaited<ReturnType<typeof createApp>>['app'];

/**
 * What the editor's page can ask for. Each change is in the company's folder once it is answered.
 * @param preview The origin that serves the preview.
 * @param token What the editor's page has to know: pages of other sites can send requests to this machine, too.
 * @param run What runs the project's programs; tests bring their own.
 */
export async function createApp(company: string, preview: string, token: string, run = runProgram) {
  const versions = await openVersions(company);
  const checks = startChecks(company);
  /** Records by the tag of their file: 175 files are read quickly, and parsed slowly. */
  const parsed = new Map<string, RecordValue>();
  const current = (name: string) => {
    try {
      return readRecord(company, name, parsed).value;
    } catch {
      return undefined; // No YAML: the check says so.
    }
  };
  const searched = () =>
    recordFiles(company).map((file) => ({
      file,
      page: normalizePath(pageOf(file, current)),
      value: current(file),
    }));

  /** Whether there are changes from before the editor was opened: the owner is asked once. */
  let isUnfinished = (await versions.changed()).length > 0;

  async function changes() {
    const changed = await versions.changed();
    const ofRecords = changed
      .filter((name) => kindOf(name) !== undefined)
      .map(async (file) => {
        const [before, after] = [await versions.valueIn('HEAD', file), current(file)];
        const label = labelOf(file, after ?? before);
        return changesBetween(before, after, schemaOf(file)).map(({ path, words }) => {
          return { file, files: [file], path, words: `${label}, ${words}` };
        });
      });
    const pictures = Map.groupBy(changed, (name) => pictureFile.exec(name)?.[1]);
    const ofPictures = [...pictures].flatMap(([name, files]) =>
      name === undefined ? [] : { file: '', files, path: [], words: `The picture ${name}: replaced` },
    );
    return [...(await Promise.all(ofRecords)).flat(), ...ofPictures].map((change) => {
      /** When they were written; a removed file has no time. */
      const times = change.files.map(
        (file) => statSync(join(company, file), { throwIfNoEntry: false })?.mtimeMs,
      );
      return { ...change, time: Math.max(...times.map((time = 0) => time)) };
    });
  }

  async function perform(asked: z.output<typeof task>) {
    const { act, file, kind, name = '', zipCodes = '', minutes = '', place = '' } = asked;
    const [, group = '', slug = ''] = /^(area|service)s\/(.*)\.yaml$/.exec(file) ?? [];
    if (group !== '' && (act === 'rename' || act === 'remove'))
      return await moveRecord(company, group as AddedKind, slug, act === 'rename' ? name : undefined);
    let opened: string | undefined;
    if (act === 'area') opened = await addArea(company, { name, zipCodes, minutes, place });
    else if (act === 'service') opened = await addService(company, name);
    else if (act === 'record' && kind !== undefined) opened = await addRecord(company, kind, name);
    else await removeRecord(company, file);
    return { file: opened, stillNamed: [], isSpecified: false };
  }

  const app = new Hono()
    .use(
      bodyLimit({
        maxSize: 60_000_000,
        onError: (context) => context.text('The file is larger than 60 MB: choose a smaller one.', 400),
      }),
    )
    .use('/api/*', bearerAuth({ token, noAuthenticationHeader: { message }, invalidToken: { message } }))
    .onError((error, context) => {
      if (error instanceof HTTPException) return error.getResponse();
      const words = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
      return context.text(words, 400);
    })
    .get('/api/records', async (context) => {
      const records = searched().map(({ file, page, value }) => ({
        file,
        page,
        kind: kindOf(file) ?? '',
        label: labelOf(file, value),
        isRemovable: isRemovable(file),
        group: groupOf(file),
        unfinished: [valueAt(value, ['unfinished']) ?? []].flat().map(String),
      }));
      const colors = valueAt(current('tokens.yaml'), ['colors']) as Record<string, string> | undefined; // By its schema.
      const asksToKeep = isUnfinished;
      isUnfinished = false;
      // Browsers send it to every port of this machine: to the preview, too (preview-server.ts).
      setCookie(context, 'editor', token, { httpOnly: true, sameSite: 'Strict' });
      const remote = await versions.remote();
      const addable = addableKinds(records.map(({ file }) => file));
      return context.json({ records, addable, schemas, preview, remote, asksToKeep, colors });
    })
    .get('/api/check', async (context) => context.json(await checks.check()))
    .get('/api/changes', async (context) => context.json(await changes()))
    .get('/api/find', query(z.object({ words: z.string().min(2) })), (context) =>
      context.json(fieldsWith(searched(), context.req.valid('query').words).slice(0, 50)),
    )
    .post('/api/field-of', json(z.object({ texts: z.array(z.string()), page: z.string() })), (context) => {
      const { texts, page } = context.req.valid('json');
      const records = searched();
      const found = texts.map((text) => fieldOf(records, text, normalizePath(page)));
      return context.json(found.find((field) => field !== undefined) ?? null);
    })
    .get('/api/record', query(z.object({ file })), (context) =>
      context.json(readRecord(company, context.req.valid('query').file)),
    )
    .put('/api/record', json(z.object({ file, value, saved: value, tag: z.string() })), async (context) => {
      const { file, ...draft } = context.req.valid('json');
      return context.json(await versions.inTurn(() => saveDraft(company, file, draft)));
    })
    .get('/api/versions', query(z.object({ file: file.optional() })), async (context) =>
      context.json(await versions.list(context.req.valid('query').file)),
    )
    /** What going back to a version changes in a file; without a file, the names of what it changed. */
    .get('/api/version', query(z.object({ id: version, file: file.optional() })), async (context) => {
      const { id, file } = context.req.valid('query');
      if (file === undefined) {
        const files = await versions.filesOf(id);
        const names = files.map((name) => (kindOf(name) ? labelOf(name, current(name)) : name));
        return context.json(names);
      }
      const changes = changesBetween(current(file), await versions.valueIn(id, file), schemaOf(file));
      return context.json(changes.map(({ words }) => words));
    })
    .post('/api/version', json(z.object({ sentence })), async (context) => {
      await versions.save(context.req.valid('json').sentence);
      return context.json({});
    })
    .post('/api/restore', json(z.object({ id: version, files: z.array(changedFile) })), async (context) => {
      const { id, files } = context.req.valid('json');
      await versions.restore(id, files);
      return context.json({});
    })
    .post('/api/take-back', json(z.object({ id: version })), async (context) =>
      context.json({ version: await versions.takeBack(context.req.valid('json').id) }),
    )
    .post('/api/task', json(task), async (context) => {
      const asked = context.req.valid('json');
      const { act, name } = asked;
      const label = labelOf(asked.file, current(asked.file));
      const added = `Added ${name ?? inWords(asked.kind ?? '')}`;
      const renamed = `Renamed ${label} to ${name}`;
      const sentences = {
        area: added,
        service: added,
        record: added,
        rename: renamed,
        remove: `Removed ${label}`,
      };
      const { result, version } = await versions.change(sentences[act], () => perform(asked));
      return context.json({ ...result, version });
    })
    .post(
      '/api/picture',
      query(z.object({ name: slug, left: pixels, top: pixels, width: pixels, height: pixels })),
      async (context) => {
        const { name, ...cut } = context.req.valid('query');
        const photograph = new Uint8Array(await context.req.arrayBuffer());
        await versions.place(await makePicture([company, name, photograph, cut]));
        return context.json({});
      },
    )
    .post('/api/publish', json(z.object({ sentence })), async (context) => {
      const remote = await versions.remote();
      // Icons and link previews follow what they show. Where that fails, the check says so.
      await run(company, 'draw');
      const before = await versions.state();
      const report = await run(company, remote === undefined ? 'release' : 'check');
      if (!report.passes) return context.json(report);
      if ((await versions.state()) !== before)
        throw new Error(
          'Something was changed while the site was checked. Publish again: it takes what is there now.',
        );
      await versions.save(context.req.valid('json').sentence);
      if (remote !== undefined) await versions.send(remote);
      return context.json(report);
    });
  return { app, close: checks.close };
}
