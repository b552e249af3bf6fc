import { numberOf, zhNumber } from '../numbers.ts';
import type { Groups, Piece } from '../piece.ts';

/** A day has no more. */
const most = 1_440;
/** Metres are run, hours may be open and are gone through round the clock. */
const measured =
  '(?<!\\bat\\s)(?<!\\b(?:run|ran|swim|swam|sprint|row|jog|walk|climb|dash|hurdles?|freestyle|relay|race)\\b[^,;]*)(?<!\\b(?:open|every|last|past|next)\\s)';

export const plans: readonly Piece[] = [
  {
    kind: 'tag',
    // 'C#', 'issue #45' and the '#top' of an address are none.
    pattern: /(?<![\w&/#])#(?<tag>\p{L}[^\s#@,;，；、。"\\]{0,29})(?=$|[\s#,;，；、。])/u,
    sure: true,
    read: ({ tag }) => tag,
  },
  {
    kind: 'duration',
    pattern: new RegExp(
      `(?<![提过每第前满\\d.一二两三四五六七八九十零半])(?<count>\\d{1,2}\\.5|${zhNumber}|半)个?(?<half>半)?(?<unit>小时|钟头|分钟)(?!之?[后前]|以[后前]|[内制])(?<gap>\\s)?`,
    ),
    // '90分钟写报告' may as well be the name of something: '45分钟课堂'.
    endOnly: ({ gap }) => gap === undefined,
    read: readZh,
  },
  {
    kind: 'duration',
    pattern: new RegExp(
      `${measured}(?:\\bfor\\s+)?(?<![\\w.#$€£:/-])(?<hours>\\d{1,2}(?:\\.5)?)\\s?(?:h|hrs?|hours?)(?:\\s?(?<rest>[0-5]?\\d)\\s?(?:m|mins?|minutes?)?)?(?![\\w-])(?!\\s+(?:before|ago|late|early|after|later|from)\\b)`,
      'i',
    ),
    // '1h workout' may as well be the name of something, 1.5h and 2h30m are lengths.
    endOnly: ({ hours = '', rest }) => rest === undefined && !hours.includes('.'),
    // 14h05 is an hour of the day in French.
    read: ({ hours, rest }) =>
      rest && Number(hours) > 12 ? undefined : within(Number(hours) * 60 + Number(rest ?? 0)),
  },
  {
    kind: 'duration',
    pattern:
      /\bfor\s+(?:(?<half>half\s+an)|(?<count>an?|one|two|three|four))\s+hours?(?<more>\s+and\s+a\s+half)?(?![\w-])/i,
    endOnly: true,
    read: ({ half, count = '', more }) =>
      within((half ? 0.5 : numberOf(count)) * 60 + (more ? 30 : 0)),
  },
  {
    kind: 'duration',
    pattern: new RegExp(
      `${measured}(?:\\bfor\\s+)?(?<![\\w.#$€£:/-])(?<minutes>\\d{1,3})\\s?(?:m|mins?|minutes?)(?![\\w-])(?!\\s+(?:before|ago|late|early|after|later|from)\\b)`,
      'i',
    ),
    endOnly: true,
    read: ({ minutes }) => within(Number(minutes)),
  },
];

function readZh({ count = '', half, unit = '' }: Groups): number | undefined {
  const number = (count === '半' ? 0.5 : decimal(count)) + (half ? 0.5 : 0);
  return within(number * (unit === '分钟' ? 1 : 60));
}

const decimal = (count: string): number => (count.includes('.') ? Number(count) : numberOf(count));

const within = (minutes: number): number | undefined =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= most ? minutes : undefined;
