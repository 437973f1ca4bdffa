/** When something is shown: from one instant until another, in UTC as 2026-11-26T08:00. */
export interface Period {
  /** Left out: at once. */
  from?: string | undefined;
  until: string;
}

/** Whether it is shown now. The script in pages, the app and the build all ask here. */
export function isCurrent(
  { from = '', until = '' }: Partial<Period>,
  now = new Date().toISOString(),
): boolean {
  return from <= now && now < until;
}
