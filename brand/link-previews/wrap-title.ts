/** A title broken into lines, and the size at which they fit. */
export interface WrappedTitle {
  lines: string[];
  size: number;
}

/**
 * Breaks a title into lines of about equal length, and chooses the size: as large as reads well.
 * Words joined by a no-break space stay together.
 */
export function wrapTitle(
  title: string,
  {
    sizes,
    width,
    measure,
  }: {
    /** The sizes to choose from, largest first, and how many lines there is room for at each. */
    sizes: readonly { size: number; lines: number }[];
    width: number;
    /** How wide a line is at size 1. */
    measure: (line: string) => number;
  },
): WrappedTitle {
  const widths = new Map<string, number>();
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
  const most = Math.max(...sizes.map(({ lines }) => lines));
  const largest = Math.max(...sizes.map(({ size }) => size));
  const wrapped = breaks(title.split(' '), most).map((lines) => {
    const lineWidths = lines.map(widthOf);
    return { lines, longest: Math.max(...lineWidths), cost: cost(lines, lineWidths) };
  });
  const [best] = sizes
    .flatMap(({ size, lines: room }) =>
      wrapped
        .filter(({ lines, longest }) => lines.length <= room && longest * size <= width)
        .map(({ lines, cost }) => ({ lines, size, cost: cost + smallness * (1 - size / largest) })),
    )
    .sort((a, b) => a.cost - b.cost);
  if (best === undefined) {
    throw new Error(
      `"${title}" doesn’t fit on a social picture, not even at ${sizes.at(-1)?.size} pixels: shorten the title or its longest word.`,
    );
  }
  return { lines: best.lines, size: best.size };
}

/** What a smaller size costs, against lines that break badly. */
const smallness = 2.5;

/** Words that belong to the one after them. */
const leaning =
  /(?:^| )(?:a|an|and|as|at|for|from|garage|in|into|is|of|off|on|or|out|that|the|to|where|with|your|my|\d+\+)$/i;

/** Unequal lines cost, and so does a word parted from the next; a break after a comma, colon or question mark is welcome. */
function cost(lines: readonly string[], widths: readonly number[]): number {
  const longest = Math.max(...widths);
  const unequal = widths.reduce((sum, width) => sum + (1 - width / longest) ** 2, 0);
  const ends = lines.slice(0, -1);
  const parted = ends.filter((line) => leaning.test(line)).length;
  const welcome = ends.filter((line) => /[,:?]$/.test(line)).length;
  return unequal + parted * 0.25 - welcome * 0.3;
}

/** Every way to break words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[]];
  if (most === 0) return [];
  return words.flatMap((_, index) =>
    breaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  );
}
