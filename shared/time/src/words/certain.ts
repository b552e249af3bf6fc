import { everywhere, matchesOf } from './expressions.ts';
import type { Reading } from './scan.ts';
import { vetoes } from './vetoes.ts';

export const vetoed = vetoes.map(everywhere);

const filler = /^[\s,，、;；:：.。!！?？~—–()（）【】\-的\uFF0C\p{Extended_Pictographic}\p{VS}]*$/u;
/**
 * Words before a wish that say nothing of it. The brackets of 【重要】 go with what is in them alone:
 * a row of them that may be parted in two ways holds the server.
 */
const opening =
  /^[\s,，:：!！[\]()（）•*\-\p{Extended_Pictographic}\p{VS}]*(?:(?:p[0-4]|\d{1,2}[.、)]|待办|to-?do|【[^】]{1,6}】|请|麻烦|记得|别忘了?|截止|最晚|最迟|不要忘(?:记(?!得))?|提醒我|帮我|我们?|咱们?|重要|紧急|急|要|得|需要|打算|准备|please|remember|don['’]t forget|i|we|need|have|must|should|to|remind me|important|urgent|ddl|deadline)[\s,，:：!！[\]()（）•*\-\p{Extended_Pictographic}\p{VS}]*)*$/iu;

/** Chinese sets no word apart that is of a title: 去银行 明天上午 带身份证. */
const apart = /^[\s，,].*[\u4e00-\u9fff].*[\s，,]$/;

const company = /^\s(?:with|w\/?|at|about|for|from|in|@)\s/i;
/** 'Quotes about tomorrow for a card', 'swap friday with Sam'. */
const thing =
  /\b(?:about|from|of|to|than|like|since|the|an?|my|your|our|and|or|it(?: i|['’])s|swap|switch|trade|cover|cancel|skip|compare|replace|move|change|reschedule|postpone|spend|keep|save|plan|drop)\s+$/i;
/** 和舍友周六去爬山. */
const zhCompany =
  /^(?:和(?!解)|跟(?![进踪])|与(?!会)|陪|约(?![定会])|给(?![出定])|帮|替(?!换)|找(?![到出回]))[^\s，,的]{1,4}$/;
/** 给小王周五要的资料. */
const zhThing = /^[^\s，,去来到]{1,3}的/;

/** Which readings may be taken out of a title: those at its ends, those sure of themselves, and their neighbours. */
export function certain(
  line: string,
  readings: readonly Reading[],
  /** Given back: they stay, and hide the ends of the line from nobody. */
  kept: readonly Reading[] = [],
): Reading[] {
  if (readings.length === 0) return [];
  const spans = vetoed.flatMap((veto) =>
    [...matchesOf(veto, line)].map(({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    })),
  );
  // Nothing happens in a month as a whole: that is what a question is about.
  const possible = readings.filter(
    (each) =>
      each.kind !== 'month' &&
      (each.isSpan || spans.every((span) => each.to <= span.from || each.from >= span.to)),
  );
  const taken = new Set(oneOfAKind(possible.filter(({ sure }) => sure)));
  const isOneDay = possible.filter(({ kind }) => kind === 'day').length === 1;
  // With an hour, and no other day, 'wed dentist 3pm' is of a Wednesday.
  const isTimed = isOneDay && [...taken].some(({ kind }) => kind === 'time');
  const nothingBetween = (from: number, to: number) =>
    filler.test(without(line, [...taken, ...kept], from, to));
  for (let grown = true; grown; ) {
    grown = false;
    for (const each of possible) {
      if (taken.has(each) || [...taken].some(({ kind }) => kind === each.kind)) continue;
      const besideTaken = [...taken].some(
        (other) =>
          (other.to <= each.from && filler.test(line.slice(other.to, each.from))) ||
          (each.to <= other.from && filler.test(line.slice(each.to, other.from))),
      );
      const others = possible.filter(({ kind }) => kind !== each.kind);
      const atStart =
        (!each.endOnly || (each.kind === 'day' && isTimed)) &&
        opening.test(without(line, [...others, ...kept], 0, each.from));
      const isOfSomebody = each.kind === 'day' && standsBefore(line, each, possible);
      const isApart = apart.test(line.slice(Math.max(0, each.from - 1), each.to + 1));
      const isInside = isOneDay && (isApart || isOfSomebody);
      if (!besideTaken && !atStart && !isInside && !nothingBetween(each.to, line.length)) continue;
      taken.add(each);
      grown = true;
    }
  }
  return [...taken].sort((a, b) => a.from - b.from);
}

/** 'Dinner tomorrow at 7', 'lunch friday with Mei': a day before its hour, or beside with whom and where. */
function standsBefore(line: string, day: Reading, readings: readonly Reading[]): boolean {
  const isBefore = ({ kind, from }: Reading) =>
    kind === 'time' && from >= day.to && line.slice(day.to, from).trim() === '';
  return (
    readings.some(isBefore) ||
    (company.test(line.slice(day.to, day.to + 8)) && !thing.test(line.slice(0, day.from))) ||
    (zhCompany.test(line.slice(0, day.from)) && !zhThing.test(line.slice(day.to)))
  );
}

/** The first of each kind; a second stays in the title. Of tags there may be many. */
export function oneOfAKind(readings: readonly Reading[]): Reading[] {
  const kinds = new Set<string>();
  return readings.filter(({ kind }) => kind === 'tag' || (!kinds.has(kind) && kinds.add(kind)));
}

function without(line: string, gone: readonly Reading[], from: number, to: number): string {
  let rest = '';
  for (let at = from; at < to; at += 1)
    if (!gone.some((each) => at >= each.from && at < each.to)) rest += line[at];
  return rest;
}
