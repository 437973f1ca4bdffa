import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { checkFolder, type FolderCheck } from '#edit/records/check-folder.ts';
import { kindOf, readText, recordFiles, writeFileOf } from '#edit/records/company-files.ts';
import type { PictureFile } from '#edit/records/pictures.ts';
import { recordText, type RecordValue, recordValue } from '#edit/records/record-text.ts';

interface DraftRecord {
  /** The file as it was when somebody began to change the record. */
  base: string | undefined;
  text: string;
  value: RecordValue;
}

/** A record that somebody else has changed on the disk since: both are shown. */
export interface Conflict {
  file: string;
  mine: RecordValue;
  theirs: RecordValue | undefined;
  base: RecordValue | undefined;
}

/** The company with changes that are not saved yet: in folders of its own, so that it can be checked and seen as it will be. */
export interface Draft {
  /** What the preview shows: the last state in which nothing was wrong. */
  shown: string;
  /** Takes over what others changed on the disk. */
  refresh(): void;
  /** The files whose records or pictures are changed and not saved. */
  changed(): string[];
  /** A record as it is in the draft; nothing when there is none. Throws when its file is no YAML. */
  value(file: string): RecordValue | undefined;
  /** The same record as it stands in the company's folder. */
  saved(file: string): RecordValue | undefined;
  change(file: string, value: RecordValue): Promise<void>;
  /** Shows a picture's files in the place of those that were there; without files, those again, even after a save. */
  usePicture(name: string, files: PictureFile[] | undefined): void;
  /** What is wrong; the company, when nothing is. Then the preview's folder gets what changed, if anything did. */
  check(): FolderCheck & { isNew: boolean };
  /** What others have changed in records that are changed here, too. */
  conflicts(): Conflict[];
  /** Settles a conflict: with the record's changes on top of the file, or without them. */
  settle(file: string, keep: 'mine' | 'theirs'): Promise<void>;
  /** Writes all changes into the company's folder, except of records in conflict. Gives the files that were written. */
  save(): string[];
  close(): void;
}

export function openDraft(company: string): Draft {
  const place = mkdtempSync(join(tmpdir(), 'company-draft-'));
  const checked = join(place, 'checked');
  const shown = join(place, 'shown');
  cpSync(company, shown, { recursive: true, filter: isNeeded });
  cpSync(company, checked, {
    recursive: true,
    filter: (path) => isNeeded(path) && relative(company, path) !== 'public',
  });
  mkdirSync(join(shown, 'public'), { recursive: true });
  symlinkSync(join(shown, 'public'), join(checked, 'public'), 'junction');

  const records = new Map<string, DraftRecord>();
  const pictures = new Map<string, PictureFile[]>();
  /** The pictures that were there before, for going back. */
  const firstPictures = new Map<string, PictureFile[]>();
  const notShown = new Set<string>(recordFiles(checked));

  function put(file: string, text: string | undefined) {
    write(checked, file, text);
    notShown.add(file);
  }

  const draft: Draft = {
    shown,
    refresh() {
      for (const file of new Set([...recordFiles(company), ...recordFiles(checked)])) {
        const text = readText(company, file);
        if (!records.has(file) && readText(checked, file) !== text) put(file, text);
      }
    },
    changed: () => [...records.keys(), ...[...pictures.values()].flat().map(({ file }) => file)],
    value: (file) => records.get(file)?.value ?? draft.saved(file),
    saved: (file) => valueOf(readText(company, file)),
    async change(file, value) {
      if (kindOf(file) === undefined) throw new Error(`There is no record ${file}.`);
      const base = records.has(file) ? records.get(file)?.base : readText(company, file);
      const text = await recordText(base ?? '', value);
      if (text === base) records.delete(file);
      else records.set(file, { base, text, value });
      put(file, text);
    },
    usePicture(name, files) {
      const first = firstPictures.get(name) ?? picturesNamed(company, name);
      firstPictures.set(name, first);
      const used = files ?? first;
      for (const { file, content } of used) writeFileOf(shown, file, content);
      if (used.every(({ file, content }) => isOnDisk(join(company, file), content))) pictures.delete(name);
      else pictures.set(name, used);
    },
    check() {
      const result = checkFolder(checked);
      const isNew = result.company !== undefined && notShown.size > 0;
      if (result.company === undefined) return { ...result, isNew };
      // The preview may read meanwhile: what others hang on comes first and goes last, an area before its services.
      const inOrder = [...notShown].sort().map((file) => ({ file, text: readText(checked, file) }));
      const gone = inOrder.filter(({ text }) => text === undefined).toReversed();
      for (const { file, text } of [...inOrder.filter(({ text }) => text !== undefined), ...gone])
        write(shown, file, text);
      notShown.clear();
      return { ...result, isNew };
    },
    conflicts: () =>
      [...records].flatMap(([file, { base, value }]) => {
        const theirs = readText(company, file);
        return theirs === base ? [] : [{ file, mine: value, theirs: valueOf(theirs), base: valueOf(base) }];
      }),
    async settle(file, keep) {
      const mine = records.get(file)?.value;
      records.delete(file);
      const theirs = readText(company, file);
      if (keep === 'theirs' || mine === undefined) put(file, theirs);
      else await draft.change(file, mine);
    },
    save() {
      const inConflict = new Set(draft.conflicts().map(({ file }) => file));
      const written: string[] = [];
      for (const [file, { text }] of records) {
        if (inConflict.has(file)) continue;
        writeFileOf(company, file, text);
        records.delete(file);
        written.push(file);
      }
      for (const { file, content } of [...pictures.values()].flat()) {
        writeFileOf(company, file, content);
        written.push(file);
      }
      pictures.clear();
      return written;
    },
    close: () => rmSync(place, { recursive: true, force: true }),
  };

  return draft;
}

function valueOf(text: string | undefined): RecordValue | undefined {
  return text === undefined ? undefined : recordValue(text);
}

/** The files that a picture has in a folder. */
function picturesNamed(folder: string, name: string): PictureFile[] {
  return globSync(`public/images/${name}{,-*}.{avif,webp}`, { cwd: folder })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /^(-\d+)?\.\w+$/.test(basename(file).slice(name.length)))
    .map((file) => ({ file, content: readFileSync(join(folder, file)) }));
}

function isOnDisk(path: string, content: Buffer): boolean {
  return existsSync(path) && readFileSync(path).equals(content);
}

/** What the studio works from is large, and no page shows it. */
function isNeeded(path: string): boolean {
  return !/[\\/](masters|\.git)$/.test(path);
}

function write(folder: string, file: string, text: string | undefined) {
  const path = join(folder, file);
  if (text === undefined) return remove(folder, path);
  mkdirSync(dirname(path), { recursive: true });
  // In one step: the preview may be reading it.
  writeFileSync(`${path}.tmp`, text);
  return renameSync(`${path}.tmp`, path);
}

/** Removes a file, and the folders that held nothing else: the check takes an empty one for a record's. */
function remove(folder: string, path: string) {
  rmSync(path, { force: true });
  for (let above = dirname(path); above !== folder; above = dirname(above)) {
    if (!existsSync(above) || readdirSync(above).length > 0) return;
    rmdirSync(above);
  }
}
