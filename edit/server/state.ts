import type { RecordProblem } from '#edit/records/check-folder.ts';
import type { Conflict } from '#edit/records/draft.ts';
import type { FieldPath, FieldSchema } from '#edit/records/field-schema.ts';
import type { RecordPicture } from '#edit/records/record-pages.ts';
import type { RecordValue } from '#edit/records/record-text.ts';
import type { Problem } from '#content/problem.ts';

/** The commands that draw pictures from the records. */
export type DrawingCommand = 'social' | 'icons';

/*
 * What the editor's server tells its page.
 */

export interface RecordEntry {
  file: string;
  kind: string;
  label: string;
  group: string;
  /** The page on which it is best seen. */
  page: string;
  /** The fields whose words only stand in, as the record names them: "picture.alt". */
  unfinished: string[];
}

/** A change since the last saved version. */
export interface ToldChange {
  file: string;
  path: FieldPath;
  words: string;
}

/** What changes with every change. */
export interface Status {
  /** Goes up with every answer: a page may hear them in another order. */
  number: number;
  /** Files with changes that are not in the company's folder yet. */
  unsaved: string[];
  /** What keeps the site from being published. */
  problems: RecordProblem[];
  /** What may be right all the same. */
  warnings: RecordProblem[];
  /** Goes up whenever the preview has something new to show. */
  shown: number;
  changes: ToldChange[];
  conflicts: (Conflict & { label: string })[];
}

/** How it is after a save, and the files that were written. */
export type SavedStatus = Status & { written: string[] };

/** An area that was added: its record. */
export interface AddedArea {
  file: string;
}

/** An area or a service that was taken away, and the fields of others whose texts still name it. */
export interface RemovedRecord {
  label: string;
  stillNamed: { file: string; field: FieldPath }[];
}

export interface CompanyState {
  brand: string;
  origin: string;
  preview: string;
  records: RecordEntry[];
  schemas: Record<string, FieldSchema>;
  /** What the names between braces in texts stand for. */
  placeMeanings: Record<string, string>;
  pictures: Record<string, RecordPicture>;
  /** Whether versions are kept, and the name of the code host that they are sent to. */
  versions: boolean;
  remote: string | undefined;
  status: Status;
}

export interface RecordState {
  value: RecordValue;
  /** The record as it stands in the company's folder. */
  saved: RecordValue | undefined;
}

/** What the page of a record tells search engines and link previews. */
export interface PageWords {
  title: string;
  description: string;
}

export interface Report {
  passes: boolean;
  /** What the check found. The files it names are those of the company's folder. */
  problems: Problem[];
  /** What a program said, line by line as it said it. */
  report: string;
}

/** What was done on the way to the public, step by step. */
export interface Published {
  steps: { done: boolean; text: string }[];
}

/** What the owner gets to see of it. */
export type PublishResult = Published & Partial<Pick<Report, 'problems' | 'report'>>;
