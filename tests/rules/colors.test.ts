import { describe, expect, test } from 'vitest';
import { company } from '#tests/company.ts';

type Colors = typeof company.tokens.colors;

const { colors: day, darkColors } = company.tokens;
const night: Colors = { ...day, ...darkColors };

/** How much two colors differ, from 1 to 21, as WCAG computes it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const linear = channels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

const texts = {
  page: ['text', 'muted', 'link'],
  band: ['text', 'muted', 'link', 'danger'],
  land: ['text', 'muted', 'link'],
  sea: ['text', 'muted', 'link'],
  night: ['on-night', 'on-night-muted'],
  'night-raised': ['on-night'],
  deep: ['on-night', 'on-night-muted'],
  call: ['on-call'],
  'call-hover': ['on-call'],
  'danger-call': ['on-night'],
} as const;

const lines = ['warning', 'danger', 'muted', 'rule', 'focus'] as const;

describe.each(Object.entries({ day, night }))('by %s', (_, colors) => {
  test('every text can be read on its surface', () => {
    const pale = Object.entries(texts).flatMap(([surface, names]) =>
      names.filter((name) => contrast(colors[name], colors[surface as keyof typeof texts]) < 4.5),
    );
    expect(pale).toEqual([]);
  });

  test('lines that tell something can be seen on page and band, and land from sea', () => {
    const pale = lines.filter((line) =>
      [colors.page, colors.band].some((ground) => contrast(colors[line], ground) < 3),
    );
    expect(pale).toEqual([]);
    expect(contrast(colors.land, colors.sea)).toBeGreaterThanOrEqual(1.3);
  });
});

describe.runIf(darkColors !== undefined)('by night', () => {
  test('surfaces that meet can be told apart', () => {
    const pairs = [
      ['page', 'band'],
      ['page', 'deep'],
      ['band', 'deep'],
    ] as const;
    const alike = pairs.filter(([one, other]) => contrast(night[one], night[other]) < 1.3);
    expect(alike).toEqual([]);
  });

  test('the header is on the page’s color, and there is one white', () => {
    expect(night).toMatchObject({
      night: night.page,
      'night-raised': night.band,
      'on-night': night.text,
      'on-night-muted': night.muted,
    });
  });

  test('strong lines have three fifths of the text’s strength', () => {
    const [page = [], text = [], rule = []] = [night.page, night.text, night.rule].map(channels);
    const shares = rule.map((part, at) => (part - (page[at] ?? 0)) / ((text[at] ?? 0) - (page[at] ?? 0)));
    for (const share of shares) expect(share).toBeCloseTo(0.6, 1);
  });
});
