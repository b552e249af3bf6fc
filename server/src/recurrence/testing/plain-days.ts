const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const dayMs = 86_400_000;

/**
 * The days of a rule, found by asking every day of a window whether it fits. It shares nothing with
 * the expansion that it checks, and is slow. What is counted is counted from the window's first day.
 */
export function plainDays(rule: string, start: string, from: string, to: string): string[] {
  const { FREQ, INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY } = Object.fromEntries(
    rule.split(';').map((part) => part.split('=')),
  );
  const isOn = weekdayOrDate(start, FREQ, BYDAY, BYMONTHDAY);
  const first = new Date(start);
  const until = UNTIL?.replace(/(....)(..)(..)/, '$1-$2-$3') ?? to;
  const last = new Date(until < to ? until : to);
  const found: string[] = [];
  for (const date = new Date(from); date <= last; date.setUTCDate(date.getUTCDate() + 1)) {
    if (found.length === Number(COUNT)) return found;
    if (periods[FREQ as keyof typeof periods](first, date) % Number(INTERVAL ?? 1) !== 0) continue;
    if (isOn(date)) found.push(date.toISOString().slice(0, 10));
  }
  return found;
}

/** How many days, weeks or months lie between. */
const periods = {
  DAILY: (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMs,
  WEEKLY: (from: Date, to: Date) => (mondayOf(to) - mondayOf(from)) / dayMs / 7,
  MONTHLY: (from: Date, to: Date) =>
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth(),
};

const mondayOf = (date: Date): number => date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs;

function weekdayOrDate(
  start: string,
  freq: string | undefined,
  byDay: string | undefined,
  byMonthDay: string | undefined,
): (date: Date) => boolean {
  const first = new Date(start);
  if (byDay !== undefined) {
    const wanted = new Set(byDay.split(','));
    return (date) => wanted.has(nameOf(date)) || placed(date).some((each) => wanted.has(each));
  }
  if (freq === 'DAILY') return () => true;
  if (freq === 'WEEKLY') return (date) => nameOf(date) === nameOf(first);
  const wanted = Number(byMonthDay ?? first.getUTCDate());
  return (date) => date.getUTCDate() === (wanted === -1 ? lengthOf(date) : wanted);
}

const nameOf = (date: Date): string => names[date.getUTCDay()] ?? '';

/** As the second Tuesday, and as the last where it is. */
function placed(date: Date): string[] {
  const day = date.getUTCDate();
  const isLast = lengthOf(date) - day < 7;
  return [`${Math.ceil(day / 7)}${nameOf(date)}`, ...(isLast ? [`-1${nameOf(date)}`] : [])];
}

const lengthOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
