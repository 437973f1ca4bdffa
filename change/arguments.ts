/** A command's arguments with each negative number as the value of the option before it: by itself it would be taken for an option. */
export function withNegativeValues(given: readonly string[]): string[] {
  return given.flatMap((argument, place) => {
    if (isNegative(argument)) return [];
    const next = given[place + 1] ?? '';
    return [isNegative(next) ? `${argument}=${next}` : argument];
  });
}

function isNegative(argument: string): boolean {
  return /^-\d/.test(argument);
}
