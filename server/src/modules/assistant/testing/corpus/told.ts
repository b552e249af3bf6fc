import type { Concept } from '../../built-in/grammar/concepts.ts';
import type { Meaning } from '../../built-in/grammar/meaning.ts';
import { own } from './lines.ts';

const telling: readonly Concept[] = [
  'overdue',
  'open',
  'done',
  'high',
  'medium',
  'low',
  'part1',
  'part2',
  'part3',
  'largest',
  'average',
  'perDay',
  'perWeek',
  'lunch',
  'income',
  'dining',
  'study',
  'transport',
  'entertainment',
];
const terms: readonly Concept[] = ['term', 'lastTerm'];
const short = (day: string) => day.replace(/^2026-/, '');

/** A meaning as the corpus writes it. */
export function told(meaning: Meaning): string {
  if (
    meaning.kind === 'question' &&
    meaning.intent === 'named' &&
    !own.includes(meaning.name ?? '')
  )
    return 'cannot';
  const words = wordsOf(meaning).filter((word) => word !== undefined && word !== false);
  return [meaning.kind === 'question' ? meaning.intent : meaning.kind, ...words].join(' ');
}

function wordsOf(meaning: Meaning): (string | undefined | false)[] {
  switch (meaning.kind) {
    case 'cannot':
    case 'feeling':
    case 'grave':
      return [];
    case 'question': {
      const { has, span, at, name, intent } = meaning;
      const shown =
        intent === 'spending'
          ? [...telling, ...terms]
          : intent === 'budget' || intent === 'balance'
            ? []
            : telling;
      return [
        name !== undefined && `name=${name}`,
        ...shown.filter((concept) => has.has(concept)),
        ...[...(meaning.both ?? []), ...(span ? [span] : [])].map(
          ({ start, end }) => `${short(start)}..${short(end)}`,
        ),
        at && `at ${at}`,
        meaning.tag && `#${meaning.tag}`,
        meaning.periods?.join(),
      ];
    }
    case 'entries':
      return [
        meaning.entries
          .map(({ type, amount, category, description, date }) =>
            [type, amount, category, `"${description}"`, short(date)].join(' '),
          )
          .join(', '),
      ];
    case 'examNotice':
      return [
        meaning.exams
          .map(({ course, title, date, time, room, seat }) =>
            [course, title, short(date), time, room, seat && `seat ${seat}`]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
      ];
    case 'budget':
      return [meaning.category, String(meaning.amount)];
    case 'add': {
      const { title, date, time, repeat, remind, priority, course } = meaning.task;
      return [
        `"${title}"`,
        short(date),
        time && `${time.start}-${time.end}`,
        repeat && ['every', repeat.every, ...(repeat.weekdays ?? [])].join(' '),
        repeat?.until && `until ${short(repeat.until)}`,
        remind !== undefined && `remind ${remind}`,
        priority,
        course && `@${course}`,
      ];
    }
    case 'amend':
    case 'strike': {
      const { name, day, type, amount, latest } = meaning.record;
      const words = [
        latest ? 'latest' : name || undefined,
        day && short(day),
        type,
        amount?.toString(),
      ];
      return meaning.kind === 'amend' ? [...words, `/ ${meaning.amount}`] : words;
    }
    default: {
      const { target } = meaning;
      const day = target.day && short(target.day);
      const rest =
        meaning.kind === 'rename'
          ? meaning.title
          : meaning.kind === 'priority'
            ? meaning.level
            : meaning.kind === 'shift'
              ? String(meaning.minutes)
              : meaning.kind === 'move'
                ? [
                    meaning.move.week && `week ${short(meaning.move.week)}`,
                    meaning.move.day && short(meaning.move.day),
                    meaning.move.time?.start,
                  ]
                    .filter(Boolean)
                    .join(' ')
                : undefined;
      return [
        target.late ? 'all that is late' : target.name,
        day,
        rest !== undefined && `/ ${rest}`,
      ];
    }
  }
}
