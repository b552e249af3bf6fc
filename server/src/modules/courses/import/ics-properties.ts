import { calendarFileLimit as limit } from '@board/contracts/constants/limits';
import ICAL from 'ical.js';
import { RefusedEvent } from './imported-file.ts';

export interface IcsProperty {
  /** Lower case. */
  name: string;
  parameters: Readonly<Record<string, string | string[]>>;
  values: readonly string[];
}

const listed = /^(EXDATE|RDATE)\b/i;

/** The lines of one component, read by ical.js; a rule is left as it stands, since it is walked here. */
export function icsProperties(all: readonly string[]): readonly IcsProperty[] {
  const lines = all.filter((line) => !isEssay(line));
  checkSize(lines);
  const rules = lines.filter(isRule);
  const others = lines.filter((line) => !isRule(line));
  const text = ['BEGIN:VEVENT', ...others, 'END:VEVENT'].join('\r\n');
  return [
    ...parsed(text).map(([name, parameters, , ...values]) => ({
      name,
      parameters,
      values: values.map(String),
    })),
    ...rules.map((line) => ({
      name: 'rrule',
      parameters: {},
      values: [line.slice(line.indexOf(':') + 1).replace(/[;\s]+$/, '')],
    })),
  ];
}

type Written = [name: string, parameters: Record<string, string>, type: string, ...unknown[]];

function parsed(text: string): readonly Written[] {
  try {
    const [, properties] = ICAL.parse(text) as [string, Written[]];
    return properties;
  } catch (error) {
    throw new RefusedEvent('ics_value', { cause: error });
  }
}

/** A teacher's name stands early in what people write; what programs write at such length has none. */
const isEssay = (line: string): boolean =>
  line.length > limit.valueLength && /^DESCRIPTION\b/i.test(line);

const isRule = (line: string): boolean => /^RRULE\b/i.test(line);

function checkSize(lines: readonly string[]): void {
  const lists = lines.filter((line) => listed.test(line));
  const dates = lists.reduce((sum, line) => sum + line.split(',', limit.dates + 2).length, 0);
  const tooMany =
    lines.length - lists.length > limit.properties ||
    dates > limit.dates ||
    lines.some((line) => line.length > limit.valueLength);
  if (tooMany) throw new RefusedEvent('too_many');
}

export function firstValue(properties: readonly IcsProperty[], name: string): string | undefined {
  return properties.find((each) => each.name === name)?.values[0];
}
