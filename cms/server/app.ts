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

/** What a request brings along, checked. */
const json = <Shape extends z.ZodRawShape>(shape: Shape) =>
  validator('json', (value) => z.object(shape).parse(value));
const query = <Shape extends z.ZodRawShape>(shape: Shape) =>
  validator('query', (value) => z.object(shape).parse(value));

const fileSchema = z.string().refine((name) => kindOf(name) !== undefined, 'is not a record');
const filesSchema = z.array(fileSchema.or(z.string().regex(pictureFile))).optional();
const valueSchema: z.ZodType<RecordValue> = z.json();
const slugSchema = z.string().regex(/^[a-z0-9-]+$/);
/** With a kind, adds a record from the answers to the editor's questions. Without, renames a record; without a name, removes it. */
const actionShape = {
  file: fileSchema, // Not used when a record is added.
  kind: z.literal(Object.keys(collections) as CollectionKey[]).optional(), // A safe cast: these are all keys.
  name: z.string().trim().max(60).optional(),
  zipCodes: z.string().optional(),
  minutes: z.string().optional(),
  place: z.string().optional(),
};
const draftShape = { file: fileSchema, value: valueSchema, saved: valueSchema, tag: z.string() };
const versionSchema = z.string().regex(/^([0-9a-f]{40}|HEAD)$/);
const sentenceSchema = z.string().trim().min(3).max(200);
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
  /** Parsed records by the hash of their file: reading all files is fast, parsing them is slow. */
  const parsed = new Map<string, RecordValue>();
  const currentValue = (name: string) => {
    try {
      return readRecord(company, name, parsed).value;
    } catch {
      return undefined; // Not YAML: the check reports it.
    }
  };
  const records = () =>
    recordFiles(company).map((file) => ({ ...entryOf(file, currentValue), value: currentValue(file) }));

  /** Whether there are changes from an earlier session. The first request asks the owner whether to keep them. */
  let hasEarlierChanges = (await versions.changed()).length > 0;

  async function changes() {
    const changed = await versions.changed();
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
    const times = changed.map((file) => statSync(join(company, file), { throwIfNoEntry: false })?.mtimeMs);
    return {
      changes: (await Promise.all(found)).flat(),
      last: Math.max(0, ...times.map((time = 0) => time)),
    };
  }

  const app = new Hono()
    .use(
      secureHeaders({
        crossOriginResourcePolicy: 'same-origin',
        contentSecurityPolicy: {
          defaultSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
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
    .use('/api/*', bearerAuth({ token, noAuthenticationHeader: { message }, invalidToken: { message } }))
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
    /** `texts`: what was clicked in the preview, then what surrounds it. The first that a record has is answered. */
    .post('/api/field-of', json({ texts: z.array(z.string()), page: z.string() }), (context) => {
      const { texts, page } = context.req.valid('json');
      const searched = records();
      const found = texts.map((text) => fieldOf(searched, text, normalizePath(page)));
      return context.json(found.find((field) => field !== undefined) ?? null);
    })
    .get('/api/record', query({ file: fileSchema }), (context) =>
      context.json(readRecord(company, context.req.valid('query').file)),
    )
    .put('/api/record', json(draftShape), async (context) => {
      const { file, ...draft } = context.req.valid('json');
      return context.json(await versions.inTurn(() => saveDraft(company, file, draft)));
    })
    .get('/api/versions', query({ file: fileSchema.optional() }), async (context) =>
      context.json(await versions.list(context.req.valid('query').file)),
    )
    /** With a file, what restoring it to this version would change. Without, the labels of the files that this version changed. */
    .get('/api/version', query({ id: versionSchema, file: fileSchema.optional() }), async (context) => {
      const { id, file } = context.req.valid('query');
      if (file === undefined)
        return context.json((await versions.filesOf(id)).map((name) => labelOf(name, currentValue(name))));
      const changes = changesBetween(currentValue(file), await versions.valueIn(id, file), schemaOf(file));
      return context.json(changes.map(({ words }) => words));
    })
    .post('/api/version', json({ sentence: sentenceSchema }), async (context) => {
      await versions.save(context.req.valid('json').sentence);
      return context.json({});
    })
    /** With files, restores them as they were in a version, and makes no new one. Without, reverts the version by a new one. */
    .post('/api/restore', json({ id: versionSchema, files: filesSchema }), async (context) => {
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
        kind === undefined ? renameOrRemove(company, file, name) : addRecord(company, kind, action),
      );
      return context.json({ ...result, version });
    })
    .post(
      '/api/picture',
      query({ name: slugSchema, left: pixels, top: pixels, width: pixels, height: pixels }),
      async (context) => {
        const { name, ...cut } = context.req.valid('query');
        const photograph = new Uint8Array(await context.req.arrayBuffer());
        await versions.place(await makePicture([company, name, photograph, cut]));
        return context.json({});
      },
    )
    .post('/api/publish', json({ sentence: sentenceSchema }), async (context) => {
      const remote = await versions.remote();
      // Icons and link previews show the number and the colors. If drawing them fails, the check reports them as outdated.
      await run(company, 'draw');
      const before = await versions.state();
      // With a remote, the code host builds and tests what is pushed; without one, `release` makes the folder to upload.
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

/** Checks a company's folder in its own thread, so that nothing waits for it. Requests that come during a check share the one after it. */
function startChecks(folder: string) {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: folder });
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Check> | undefined;
  function check() {
    next ??= last.then(async () => {
      next = undefined;
      const answer = once(worker, 'message'); // Rejected by an error.
      worker.postMessage(''); // Any message starts a check.
      const [result] = (await answer) as [Check | Error];
      if (result instanceof Error) throw result;
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  }
  return { check, close: () => worker.terminate() };
}
