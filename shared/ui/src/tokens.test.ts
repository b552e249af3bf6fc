import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function tokensIn(selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`) + selector.length + 2;
  const block = sheet.slice(start, sheet.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

type Tokens = ReadonlyMap<string, string>;

/** Of `light-dark(one, other)` the one or the other. */
const inTheme = (theme: 1 | 2): Tokens =>
  new Map(
    [...tokensIn(':root')].map(([name, value]) => [
      name,
      value.match(/^light-dark\((.+), (.+)\)$/)?.[theme] ?? value,
    ]),
  );
const themes = { light: inTheme(1), dark: inTheme(2) };

function hexOf(tokens: Tokens, name: string): string {
  const value = tokens.get(`--${name}`);
  const reference = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (reference) {
    return hexOf(tokens, reference);
  }
  if (!value?.match(/^#[\da-f]{6}$/)) {
    throw new Error(`--${name} is not a colour: ${value}`);
  }
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(hexOf(tokens, name)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['sheet', 'margin', 'sunken', 'fill', 'raised', 'raised-fill'];
const news = ['info', 'success', 'warning', 'error'];
const courses = [1, 2, 3, 4, 5].map((course) => `course-${course}`);
const categories = ['dining', 'study', 'transport', 'entertainment', 'part-time', 'other'];

const readable: readonly (readonly [string, string])[] = [
  ...['text', 'text-2', 'text-3', 'accent-text', 'error-text'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...news.flatMap((tone) => [
    [`${tone}-text`, `${tone}-bg`] as const,
    [`${tone}-text`, 'sheet'] as const,
    [`${tone}-text`, 'raised'] as const,
  ]),
  ...courses.map((course) => [`${course}-text`, `${course}-bg`] as const),
  ...categories.map((name) => [`category-${name}-text`, `category-${name}-bg`] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['text-3', 'accent-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-inverse', 'inverse'],
  ['on-portrait', 'portrait'],
  ['text', 'chosen'],
];

const visible: readonly (readonly [string, string])[] = [
  ...['control', 'accent', 'error', 'now'].flatMap((mark) =>
    ['sheet', 'margin', 'raised'].map((ground) => [mark, ground] as const),
  ),
  ...news.map((tone) => [tone, 'sheet'] as const),
  ...courses.flatMap((course) => [
    [`${course}-border`, 'sheet'] as const,
    [`${course}-border`, `${course}-bg`] as const,
  ]),
  ...categories.map((name) => [`category-${name}`, 'sheet'] as const),
  ['neutral-0', 'control'],
  ['neutral-0', 'accent'],
];

describe.each(Object.entries(themes))('in the %s theme', (_theme, tokens) => {
  test.each(readable)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('%s is visible on %s', (mark, ground) => {
    expect(contrast(tokens, mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure is right: black and white differ by 21', () => {
  const extremes = new Map([
    ['--black', '#000000'],
    ['--white', '#ffffff'],
  ]);
  expect(contrast(extremes, 'black', 'white')).toBeCloseTo(21);
});
