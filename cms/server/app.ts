import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { minutesName } from '#content/business-facts.ts';
import { placeMeanings } from '#content/schemas/places-in-texts.ts';
import { normalizePath } from '#app/paths.ts';
import { at, changesBetween } from '#cms/records/changes.ts';
import { fieldOf, fieldsWith } from '#cms/records/find-text.ts';
import { Conflict, kindOf, readRecord, recordFiles, writeRecord, writeWithin } from '#cms/records/folder.ts';
import { moveRecord } from '#cms/records/move-record.ts';
import { addArea, addService } from '#cms/records/new-record.ts';
import { sizeOf } from '#cms/records/pictures.ts';
import { groupOf, labelOf, pageOf } from '#cms/records/record-pages.ts';
import { schemaOf, schemas } from '#cms/records/schemas.ts';
import { openVersions } from '#cms/records/versions.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { guard } from '#cms/server/guard.ts';
import { startLooking } from '#cms/server/look.ts';
import { makePicture } from '#cms/server/make-picture.ts';
import { runProgram } from '#cms/server/run-program.ts';

/** What a request brings along, checked. */
const json = <Schema extends z.ZodType>(schema: Schema) => validator('json', (value) => schema.parse(value));
const query = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', (value) => schema.parse(value));

const file = z.string().refine((name) => kindOf(name) !== undefined, 'is no record');
/** A record, or a file of a picture. */
const changedFile = file.or(z.string().regex(/^public\/images\/[a-z0-9-]+\.(avif|webp)$/));
const value: z.ZodType<RecordValue> = z.json();
const slug = z.string().regex(/^[a-z0-9-]+$/);
const name = z.string().trim().min(2, 'write what it is called').max(60);
const kind = z.enum(['area', 'service']);
const version = z.string().regex(/^([0-9a-f]{40}|HEAD)$/);
const sentence = z.string().trim().min(3).max(200);
const pixels = z.coerce.number().int().min(0);

export type App = Awaited<ReturnType<typeof createApp>>['app'];

/** What the app is told by the program that starts it; tests bring their own. */
export interface Surroundings {
  company: string;
  /** Where the preview is, and the token that it asks for. */
  preview: string;
  previewToken: string;
  token: string;
  run?: typeof runProgram;
}

/** What the editor's page can ask for. Each change is in the company's folder once it is answered. */
export async function createApp({ company, preview, previewToken, token, run = runProgram }: Surroundings) {
  const versions = await openVersions(company);
  const looking = startLooking(company);
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
    recordFiles(company).map((file) => ({ file, page: normalizePath(pageOf(file)), value: current(file) }));

  const colors = () => at(current('tokens.yaml'), ['colors']) as Record<string, string> | undefined; // By its schema.

  /** What was typed before the editor was ended, and is in no version: the owner is asked once. */
  let unfinished = timeOf(await versions.changed());

  function timeOf(files: string[]) {
    const times = files.map((name) => statSync(join(company, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return files.length === 0 ? undefined : Math.max(...times);
  }

  async function changes() {
    const changed = await versions.changed();
    const records = changed.filter((name) => kindOf(name) !== undefined);
    const told = await Promise.all(
      records.map(async (name) => {
        const [before, after] = [await versions.valueIn('HEAD', name), current(name)];
        const label = labelOf(name, after ?? before);
        return changesBetween(before, after, schemaOf(name)).map((change) => ({
          ...change,
          file: name,
          files: [name],
          words: `${label}, ${change.words}`,
        }));
      }),
    );
    const pictures = Map.groupBy(
      changed,
      (name) => /^public\/images\/(.*?)(-\d+)?\.\w+$/.exec(name)?.[1] ?? '',
    );
    pictures.delete('');
    return [
      ...told.flat(),
      ...[...pictures].map(([name, files]) => ({
        file: '',
        files,
        path: [],
        words: `The picture ${name}: replaced`,
      })),
    ];
  }

  const app = new Hono()
    .use(guard(token))
    .use(
      bodyLimit({
        maxSize: 60_000_000,
        onError: (context) =>
          context.json({ error: 'The file is larger than 60 MB: choose a smaller one.' }, 400),
      }),
    )
    .onError((error, context) =>
      context.json(
        { error: error instanceof z.ZodError ? z.prettifyError(error) : error.message },
        error instanceof Conflict ? 409 : 400,
      ),
    )
    .get('/api/records', async (context) => {
      const records = searched().map(({ file, page, value }) => ({
        file,
        page,
        kind: kindOf(file) ?? '',
        label: labelOf(file, value),
        group: groupOf(file),
        unfinished: unfinishedIn(value),
      }));
      const minutes = records
        .filter(({ kind }) => kind === 'areas')
        .map(({ file, label }) => [
          minutesName(file.slice('areas/'.length, -'.yaml'.length)),
          `the minutes until you arrive in ${label}`,
        ]);
      const meanings: Record<string, string> = { ...placeMeanings, ...Object.fromEntries(minutes) };
      // Cookies know no ports: the preview is asked with it.
      setCookie(context, 'preview', previewToken, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return context.json({
        records,
        schemas,
        meanings,
        preview,
        remote: await versions.remote(),
        unfinished,
        colors: colors(),
      });
    })
    .post('/api/unfinished', json(z.object({ keeps: z.boolean() })), async (context) => {
      if (!context.req.valid('json').keeps) {
        await versions.save('Unfinished changes, before they were dropped');
        await versions.takeBack(await versions.head());
      }
      unfinished = undefined;
      return context.json({});
    })
    .get('/api/look', async (context) => context.json(await looking.look()))
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
    .put('/api/record', json(z.object({ file, value, tag: z.string() })), async (context) => {
      const { file, value, tag } = context.req.valid('json');
      return context.json({ tag: await versions.inTurn(() => writeRecord(company, file, value, tag)) });
    })
    .get('/api/versions', query(z.object({ file: file.optional() })), async (context) =>
      context.json(await versions.list(context.req.valid('query').file)),
    )
    .get('/api/version', query(z.object({ file, id: version })), async (context) => {
      const { file, id } = context.req.valid('query');
      const value = await versions.valueIn(id, file);
      return context.json({ value, changes: changesBetween(current(file), value, schemaOf(file)) });
    })
    .get('/api/version-files', query(z.object({ id: version })), async (context) => {
      const files = await versions.filesOf(context.req.valid('query').id);
      return context.json(
        files.map((name) => (kindOf(name) === undefined ? name : labelOf(name, current(name)))),
      );
    })
    .post(
      '/api/restore',
      json(z.object({ id: version, files: z.array(changedFile).min(1) })),
      async (context) => {
        const { id, files } = context.req.valid('json');
        await versions.restore(id, files);
        return context.json({});
      },
    )
    .post('/api/take-back', json(z.object({ id: version })), async (context) =>
      context.json({ version: await versions.takeBack(context.req.valid('json').id) }),
    )
    .post(
      '/api/area',
      json(z.object({ name, zipCodes: z.string(), minutes: z.string(), place: z.string() })),
      async (context) => {
        const area = context.req.valid('json');
        const { result, version } = await versions.change(`Added ${area.name}`, () => addArea(company, area));
        return context.json({ file: result[0], version, stillNamed: [] });
      },
    )
    .post('/api/service', json(z.object({ name })), async (context) => {
      const { name } = context.req.valid('json');
      const { result, version } = await versions.change(`Added ${name}`, () => addService(company, name));
      return context.json({ file: result[0], version, stillNamed: [] });
    })
    .post('/api/move', json(z.object({ kind, slug, name: name.optional() })), async (context) => {
      const { kind, slug, name } = context.req.valid('json');
      const sentence = name === undefined ? `Removed ${slug}` : `Renamed ${slug} to ${name}`;
      const { result, version } = await versions.change(sentence, () =>
        moveRecord(company, kind, slug, name),
      );
      return context.json({ file: result.own, version, stillNamed: result.stillNamed });
    })
    .get('/api/picture-size', query(z.object({ name: slug })), async (context) =>
      context.json(await sizeOf(company, context.req.valid('query').name)),
    )
    .post(
      '/api/picture',
      query(z.object({ name: slug, left: pixels, top: pixels, width: pixels, height: pixels })),
      async (context) => {
        const { name, ...cut } = context.req.valid('query');
        const photograph = new Uint8Array(await context.req.arrayBuffer());
        const files = await makePicture({ name, photograph, cut, size: await sizeOf(company, name) });
        await versions.inTurn(async () => {
          for (const { file, content } of files) await writeWithin(company, file, content);
        });
        return context.json({});
      },
    )
    .post('/api/version', json(z.object({ sentence })), async (context) => {
      await versions.save(context.req.valid('json').sentence);
      return context.json({});
    })
    .post('/api/publish', json(z.object({ sentence })), async (context) => {
      const remote = await versions.remote();
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
    })
    .post(
      '/api/run',
      json(z.object({ program: z.enum(['check', 'release', 'social', 'icons']) })),
      async (context) => context.json(await run(company, context.req.valid('json').program)),
    );
  return { app, close: looking.close };
}

/** The fields of a record whose words are placeholders. */
function unfinishedIn(value: RecordValue | undefined): string[] {
  const names = typeof value === 'object' && value !== null && 'unfinished' in value ? value.unfinished : [];
  return Array.isArray(names) ? names.map(String) : [];
}
