import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { normalizePath } from '#app/paths.ts';
import { type CollectionKey, collections } from '#content/collections.ts';
import { valueAt } from '#content/problem.ts';
import { changesBetween } from '#cms/records/changes.ts';
import { inWords } from '#cms/records/field-names.ts';
import {
  kindOf,
  pictureFile,
  readRecord,
  recordFiles,
  saveDraft,
  schemaOf,
  schemas,
} from '#cms/records/folder.ts';
import { renameOrRemove } from '#cms/records/rename-or-remove.ts';
import { addableKinds, addRecord } from '#cms/records/new-record.ts';
import { entryOf, fieldOf, fieldsWith, labelOf } from '#cms/records/record-pages.ts';
import { openVersions } from '#cms/records/versions.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import type { Check } from '#cms/server/check-worker.ts';
import { makePicture } from '#cms/server/make-picture.ts';
import { runProgram } from '#cms/server/run-program.ts';

const json = <Shape extends z.ZodRawShape>(shape: Shape) =>
  validator('json', (value) => z.object(shape).parse(value));
const query = <Shape extends z.ZodRawShape>(shape: Shape) =>
  validator('query', (value) => z.object(shape).parse(value));

const recordFileSchema = z.string().refine((name) => kindOf(name) !== undefined, 'is not a record');
const restoredFilesSchema = z.array(recordFileSchema.or(z.string().regex(pictureFile))).optional();
const valueSchema: z.ZodType<RecordValue> = z.json();
const slugSchema = z.string().regex(/^[a-z0-9-]+$/);
/** With a kind, adds a record from the answers to the editor's questions. Without, renames the open record; without a name, removes it. */
const actionShape = {
  file: recordFileSchema, // The open record's.
  kind: z.literal(Object.keys(collections) as CollectionKey[]).optional(), // A safe cast: these are all keys.
  name: z.string().trim().max(60).optional(),
  zipCodes: z.string().optional(),
  minutes: z.string().optional(),
  place: z.string().optional(),
};
const draftShape = { file: recordFileSchema, value: valueSchema, saved: valueSchema, tag: z.string() };
const versionSchema = z.string().regex(/^([0-9a-f]{40}|HEAD)$/);
const sentenceSchema = z.string().trim().min(3).max(200);
const pixels = z.coerce.number().int().min(0);

const wrongToken = { message: 'Open the address that npm run edit shows in the terminal.' };

export type App = Awaited<ReturnType<typeof createApp>>['app'];

/**
 * What the editor's page can ask for. Each change is in the company's folder once it is answered.
 * @param preview The origin that serves the preview.
 * @param token What each request must carry: pages of other sites can send requests to this machine, too.
 * @param run What runs the project's programs; tests bring their own.
 */
export async function createApp(folder: string, preview: string, token: string, run = runProgram) {
  const versions = await openVersions(folder);
  const checks = startChecks(folder);
  const currentValue = (name: string) => {
    try {
      return readRecord(folder, name).value;
    } catch {
      return undefined; // Not YAML: the check reports it.
    }
  };
  const records = () =>
    recordFiles(folder).map((file) => ({ ...entryOf(file, currentValue), value: currentValue(file) }));

  /** Whether there are changes from an earlier session. The first request asks the owner whether to keep them. */
  let hasEarlierChanges = (await versions.changed()).length > 0;

  async function changes() {
    const changed = await versions.changed();
    // A picture's files count as one change.
    const groups = Map.groupBy(changed, (file) => pictureFile.exec(file)?.[1] ?? file);
    const found = [...groups].map(async ([name, files]) => {
      if (pictureFile.test(files[0] ?? ''))
        return [{ files, path: [], words: `The picture ${name}: changed` }];
      if (kindOf(name) === undefined) return [];
      const [before, after] = [await versions.valueIn('HEAD', name), currentValue(name)];
      const label = labelOf(name, after ?? before);
      return changesBetween(before, after, schemaOf(name)).map(({ path, words }) => {
        return { files, path, words: `${label}, ${words}` };
      });
    });
    // A removed file has no time.
    const times = changed.map(
      (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    );
    return { changes: (await Promise.all(found)).flat(), lastChangedAt: Math.max(0, ...times) };
  }

  const app = new Hono()
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"], // Mantine inserts style elements.
          imgSrc: ["'self'", 'blob:', 'data:', preview],
          frameSrc: [preview],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'none'"],
        },
      }),
    )
    .use(
      bodyLimit({
        maxSize: 60_000_000,
        onError: (context) => context.text('The file is larger than 60 MB: choose a smaller one.', 400),
      }),
    )
    .use('/api/*', bearerAuth({ token, noAuthenticationHeader: wrongToken, invalidToken: wrongToken }))
    .onError((error, context) => {
      if (error instanceof HTTPException) return error.getResponse();
      const words = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
      return context.text(words, 400);
    })
    .get('/api/records', async (context) => {
      const entries = records().map((record) => ({ ...record, value: undefined }));
      const colors = valueAt(currentValue('tokens.yaml'), ['colors']) as Record<string, string> | undefined; // A safe cast, by its schema.
      const askToKeepChanges = hasEarlierChanges;
      hasEarlierChanges = false;
      // The preview's server checks this cookie. Cookies ignore ports, so browsers send it there, too.
      setCookie(context, 'editor', token, { httpOnly: true, sameSite: 'Strict' });
      const remote = await versions.remote();
      const addable = addableKinds(entries.map(({ file }) => file));
      return context.json({ records: entries, addable, schemas, preview, remote, askToKeepChanges, colors });
    })
    .get('/api/check', async (context) => context.json(await checks.check()))
    .get('/api/changes', async (context) => context.json(await changes()))
    .get('/api/find', query({ words: z.string().min(2) }), (context) =>
      context.json(fieldsWith(records(), context.req.valid('query').words).slice(0, 50)),
    )
    /** `texts`: what was clicked in the preview, then what surrounds it. Answers with the field of the first that a record has. */
    .post('/api/field-of', json({ texts: z.array(z.string()), page: z.string() }), (context) => {
      const { texts, page } = context.req.valid('json');
      const searched = records();
      const found = texts.map((text) => fieldOf(searched, text, normalizePath(page)));
      return context.json(found.find((field) => field !== undefined) ?? null);
    })
    .get('/api/record', query({ file: recordFileSchema }), (context) =>
      context.json(readRecord(folder, context.req.valid('query').file)),
    )
    .put('/api/record', json(draftShape), async (context) => {
      const { file, ...draft } = context.req.valid('json');
      return context.json(await versions.inTurn(() => saveDraft(folder, file, draft)));
    })
    .get('/api/versions', query({ file: recordFileSchema.optional() }), async (context) =>
      context.json(await versions.list(context.req.valid('query').file)),
    )
    /** With a file, what restoring it to this version would change. Without, the labels of the files that this version changed. */
    .get('/api/version', query({ id: versionSchema, file: recordFileSchema.optional() }), async (context) => {
      const { id, file } = context.req.valid('query');
      if (file === undefined)
        return context.json((await versions.filesOf(id)).map((name) => labelOf(name, currentValue(name))));
      const found = changesBetween(currentValue(file), await versions.valueIn(id, file), schemaOf(file));
      return context.json(found.map(({ words }) => words));
    })
    .post('/api/version', json({ sentence: sentenceSchema }), async (context) => {
      await versions.save(context.req.valid('json').sentence);
      return context.json({});
    })
    /** With files, restores them as they were in a version, and saves none. Without, saves a version that undoes this one, and answers with it. */
    .post('/api/restore', json({ id: versionSchema, files: restoredFilesSchema }), async (context) => {
      const { id, files } = context.req.valid('json');
      const newVersion = files === undefined ? await versions.revert(id) : await versions.restore(id, files);
      return context.json({ version: newVersion });
    })
    .post('/api/record', json(actionShape), async (context) => {
      const action = context.req.valid('json');
      const { file, kind, name } = action;
      const label = labelOf(file, currentValue(file));
      const renamedOrRemoved = name === undefined ? `Removed ${label}` : `Renamed ${label} to ${name}`;
      const sentence = kind === undefined ? renamedOrRemoved : `Added ${name ?? inWords(kind)}`;
      const { result, version } = await versions.change(sentence, () =>
        kind === undefined ? renameOrRemove(folder, file, name) : addRecord(folder, kind, action),
      );
      return context.json({ ...result, version });
    })
    .post(
      '/api/picture',
      query({ name: slugSchema, left: pixels, top: pixels, width: pixels, height: pixels }),
      async (context) => {
        const { name, ...cut } = context.req.valid('query');
        const photograph = new Uint8Array(await context.req.arrayBuffer());
        await versions.place(await makePicture([folder, name, photograph, cut]));
        return context.json({});
      },
    )
    .post('/api/publish', json({ sentence: sentenceSchema }), async (context) => {
      const remote = await versions.remote();
      // Icons and link previews show the phone number and the colors. If drawing them fails, the check reports them as outdated.
      await run(folder, 'draw');
      const before = await versions.state();
      // With a remote, the code host builds and tests what is pushed; without one, `release` makes the folder to upload.
      const report = await run(folder, remote === undefined ? 'release' : 'check');
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

/** Checks a company's folder in its own thread, so that nothing waits for it. Requests that come during a check share the one after it: a file may have changed since it was read. */
function startChecks(folder: string) {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: folder });
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Check> | undefined;
  function check() {
    waiting ??= running.then(async () => {
      waiting = undefined;
      const answer = once(worker, 'message'); // Rejects if the worker crashes.
      worker.postMessage(''); // Any message starts a check.
      const [result] = (await answer) as [Check | Error];
      if (result instanceof Error) throw result;
      return result;
    });
    running = waiting.catch(() => undefined);
    return waiting;
  }
  return { check, close: () => worker.terminate() };
}
