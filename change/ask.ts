import { createInterface } from 'node:readline/promises';

/** What an option is for, as a question to somebody at a terminal. */
export interface Question {
  option: string;
  question: string;
  /** Written as this, for example. */
  example: string;
}

/**
 * The value of each option: as it was given, or as somebody answers at the terminal. Where nobody can be asked, what is
 * missing is told all at once.
 */
export async function answers<Option extends string>(
  questions: readonly (Question & { option: Option })[],
  given: Readonly<Partial<Record<Option, string | undefined>>>,
): Promise<Record<Option, string>> {
  const missing = questions.filter(({ option }) => given[option] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new Error(
      `Something is missing:\n${missing.map(({ option, question, example }) => `  --${option} "${example}"  ${question}`).join('\n')}`,
    );
  }
  const found: Partial<Record<Option, string>> = {};
  const terminal = missing.length > 0 ? createInterface(process.stdin, process.stdout) : undefined;
  for (const { option, question, example } of questions) {
    found[option] = given[option] ?? (await terminal?.question(`${question} (${example}): `)) ?? '';
  }
  terminal?.close();
  // Each question was answered.
  return found as Record<Option, string>;
}
