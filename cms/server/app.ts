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
import { moveRecord } from '#cms/records/move-record.ts';
import { addableKinds, addRecord } from '#cms/records/new-record.ts';
import { entryOf, fieldOf, fieldsWith, labelOf } from '#cms/records/record-pages.ts';
import { openVersions } from '#cms/records/versions.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import type { Check } from '#cms/server/check-worker.ts';
import { makePicture } from '#cms/server/make-picture.ts';
import { runProgram } from '#cms/server/run-program.ts';

/** What a request brings along, checked. */
const json = <Schema extends z.ZodType>(schema: Schema) => validator('json', (value) => schema.parse(value));
const query = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', (value) => schema.parse(value));

const file = z.string().refine((name) => kindOf(name) !== undefined, 'is not a record');
const files = z.array(file.or(z.string().regex(pictureFile))).optional();
const value: z.ZodType<RecordValue> = z.json();
const slug = z.string().regex(/^[a-z0-9-]+$/);
/** A kind of record to add, a new name for the file's record, or neither, to remove it; with the answers to the editor's questions. */
const task = z.object({
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
  const records = () =>
    recordFiles(company).map((file) => ({ ...entryOf(file, current), value: current(file) }));

  /** Whether there are changes from before the editor was opened: the owner is asked once. */
  let isUnfinished = (await versions.changed()).length > 0;

  async function changes() {
    const changed = await versions.changed();
    const groups = Map.groupBy(changed, (file) => pictureFile.exec(file)?.[1] ?? file);
    const found = [...groups].map(async ([name, files]) => {
      const picture = name === files[0] ? [] : [{ files, path: [], words: `The picture ${name}: replaced` }];
      if (kindOf(name) === undefined) return picture;
      const [before, after] = [await versions.valueIn('HEAD', name), current(name)];
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
      const colors = valueAt(current('tokens.yaml'), ['colors']) as Record<string, string> | undefined; // By its schema.
      const asksToKeep = isUnfinished;
      isUnfinished = false;
      // Browsers send it to every port of this machine: to the preview, too (preview-server.ts).
      setCookie(context, 'editor', token, { httpOnly: true, sameSite: 'Strict' });
      const remote = await versions.remote();
      const addable = addableKinds(entries.map(({ file }) => file));
      return context.json({ records: entries, addable, schemas, preview, remote, asksToKeep, colors });
    })
    .get('/api/check', async (context) => context.json(await checks.check()))
    .get('/api/changes', async (context) => context.json(await changes()))
    .get('/api/find', query(z.object({ words: z.string().min(2) })), (context) =>
      context.json(fieldsWith(records(), context.req.valid('query').words).slice(0, 50)),
    )
    .post('/api/field-of', json(z.object({ texts: z.array(z.string()), page: z.string() })), (context) => {
      const { texts, page } = context.req.valid('json');
      const searched = records();
      const found = texts.map((text) => fieldOf(searched, text, normalizePath(page)));
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
      if (file === undefined)
        return context.json((await versions.filesOf(id)).map((name) => labelOf(name, current(name))));
      const changes = changesBetween(current(file), await versions.valueIn(id, file), schemaOf(file));
      return context.json(changes.map(({ words }) => words));
    })
    .post('/api/version', json(z.object({ sentence })), async (context) => {
      await versions.save(context.req.valid('json').sentence);
      return context.json({});
    })
    /** Takes files back to a version; without files, takes back what a version has changed, by another version. */
    .post('/api/restore', json(z.object({ id: version, files })), async (context) => {
      const { id, files } = context.req.valid('json');
      const taken = files === undefined ? await versions.takeBack(id) : await versions.restore(id, files);
      return context.json({ version: taken });
    })
    .post('/api/task', json(task), async (context) => {
      const asked = context.req.valid('json');
      const { file, kind, name } = asked;
      const label = labelOf(file, current(file));
      const moved = name === undefined ? `Removed ${label}` : `Renamed ${label} to ${name}`;
      const sentence = kind === undefined ? moved : `Added ${name ?? inWords(kind)}`;
      const { result, version } = await versions.change(sentence, () =>
        kind === undefined ? moveRecord(company, file, name) : addRecord(company, kind, asked),
      );
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

/** Checks a company's folder in a thread of its own, so that nothing waits for it. Of requests during a check, one more check answers all. */
function startChecks(folder: string) {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: folder });
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Check> | undefined;
  function check() {
    next ??= last.then(async () => {
      next = undefined;
      const answer = once(worker, 'message'); // Rejected by an error.
      worker.postMessage('');
      const [result] = (await answer) as [Check | Error];
      if (result instanceof Error) throw result;
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  }
  return { check, close: () => worker.terminate() };
}
