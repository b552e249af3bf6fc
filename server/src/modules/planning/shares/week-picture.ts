import type { Locale } from '@board/contracts/constants/locales';
import { inLanes, laneShare } from '@board/time';
import { escapeHtml } from '../../../files/html.ts';
import { pictureColours as colours, pictureFont } from './picture-colours.ts';
import { shareWords } from './share-words.ts';
import type { SharedBlock, SharedDay } from './shared-week.ts';

const width = 720;
const axis = 36;
const head = 84;
const hour = 45;
const usual = { from: 8, to: 20 };
/** Beside more of them none would be as wide as a letter. */
const mostOfDay = 100;

interface Picture {
  name: string;
  days: readonly SharedDay[];
  locale: Locale;
}

/** A week as a drawing that needs no style and no script. A weekend without anything is left out. */
export function weekPicture({ name, days, locale }: Picture): string {
  const shown = days.filter(({ blocks }, index) => index < 5 || blocks.length > 0);
  const blocks = days.flatMap((day) => day.blocks);
  const first = Math.min(usual.from, ...blocks.map(({ from }) => Math.floor(from / 60)));
  const last = Math.min(24, Math.max(usual.to, ...blocks.map(({ to }) => Math.ceil(to / 60))));
  const height = head + (last - first) * hour + 16;
  const column = (width - axis - 12) / shown.length;
  const words = shareWords[locale];
  const range = words.week(shown[0]?.date ?? '', shown.at(-1)?.date ?? '');
  const top = (minutes: number) => head + (minutes / 60 - first) * hour;
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(`${words.of(name)}, ${range}`)}" font-family="${pictureFont}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    text(12, 32, words.of(name), { size: 17, weight: 600 }),
    text(width - 12, 32, range, { fill: colours.soft, anchor: 'end' }),
    ...hours.map(
      (each) =>
        `<line x1="${axis}" x2="${width - 12}" y1="${top(each * 60)}" y2="${top(each * 60)}" stroke="${colours.line}"/>${text(axis - 8, top(each * 60) + 4, String(each).padStart(2, '0'), { size: 11, fill: colours.soft, anchor: 'end' })}`,
    ),
    ...shown.flatMap((day, index) => {
      const left = axis + index * column;
      const weekday = words.weekdays[days.indexOf(day)] ?? '';
      return [
        text(left + column / 2, head - 14, `${weekday} ${Number(day.date.slice(8))}`, {
          fill: colours.soft,
          anchor: 'middle',
        }),
        ...inLanes(day.blocks.slice(0, mostOfDay).map((item) => ({ ...item, item }))).map(
          (placed) => {
            const { start, size } = laneShare(placed);
            const wide = column - 6;
            return block(placed.item, { left: left + 3 + start * wide, wide: size * wide, top });
          },
        ),
      ];
    }),
    '</svg>',
  ].join('');
}

/** A class of one period has its name and its room as well, in smaller letters. */
const roomy = { size: 12, row: 15 };
const tight = { size: 10, row: 12 };

interface Place {
  left: number;
  wide: number;
  top: (minutes: number) => number;
}

function block({ from, to, title, text: more, color }: SharedBlock, { left, wide, top }: Place) {
  const { bg, edge, ink } =
    title === '' ? colours.busy : (colours.courses[color - 1] ?? colours.courses[0]);
  const [y, height] = [top(from) + 1, Math.max(top(to) - top(from) - 2, 4)];
  // A height is a sum of fractions.
  const rows = Math.floor((Math.round(height) - 4) / roomy.row);
  const isTight = rows === 1 && more !== '' && height > 2 * tight.row;
  const { size, row } = isTight ? tight : roomy;
  const letters = (wide - 12) / (size * 1.04);
  const name = cut(title, letters, isTight ? 1 : 2);
  const lines = [...name, ...cut(more, letters, 1)].slice(0, isTight ? 2 : rows);
  return [
    `<rect x="${left}" y="${y}" width="${wide - 2}" height="${height}" rx="4" fill="${bg}"/>`,
    `<rect x="${left}" y="${y}" width="3" height="${height}" rx="1.5" fill="${edge}"/>`,
    ...lines.map((line, index) => text(left + 9, y + (index + 1) * row, line, { size, fill: ink })),
  ].join('');
}

interface Letters {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

const text = (
  x: number,
  y: number,
  words: string,
  { size = 13, weight = 400, fill = colours.ink, anchor = 'start' }: Letters,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeHtml(words)}</text>`;

const wideSign = /[\u1100-\u{3ffff}]/u;
const latinWidth = 0.56;

/** Into so many lines of so many wide letters, between Latin words; what is longer ends with a sign of it. */
function cut(words: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const sign of words) {
    if (widthOf(line + sign) <= letters) {
      line += sign;
      continue;
    }
    if (lines.length === most - 1) return [...lines, `${line.slice(0, -1)}…`];
    const space = sign === ' ' ? line.length : wideSign.test(sign) ? -1 : line.lastIndexOf(' ');
    lines.push(space > 0 ? line.slice(0, space) : line);
    line = (space > 0 ? line.slice(space + 1) + sign : sign).trimStart();
  }
  return line === '' ? lines : [...lines, line];
}

function widthOf(words: string): number {
  let width = 0;
  for (const sign of words) width += wideSign.test(sign) ? 1 : latinWidth;
  return width;
}
