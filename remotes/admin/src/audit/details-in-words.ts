type Word = (word: string) => string;

/** What an entry adds to its deed, which is kept as JSON: 'Name: lin', 'Student → Teacher'. */
export function detailsInWords(details: string, word: Word): string {
  const known = read(details);
  if (known === undefined) return details;
  const { before, after, ...others } = known;
  const changes = 'after' in known ? changesOf(before, after, word) : [];
  const rest = Object.entries(others).map(
    ([name, value]) =>
      `${word(name)}: ${said(value, name === 'role' || name === 'by' ? word : asWritten)}`,
  );
  return [...changes, ...rest].join(', ');
}

/** Of what has parts those that differ. */
function changesOf(before: unknown, after: unknown, word: Word): string[] {
  if (!isRecord(before) || !isRecord(after))
    return [`${said(before, word)} → ${said(after, word)}`];
  return Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => {
      const [from, to] = [before[name], after[name]].map((value) => said(value, asWritten));
      return `${word(name)}: ${from} → ${to}`;
    });
}

/** What people call each other and things stays so. */
const asWritten: Word = (text) => text;

function said(value: unknown, word: Word): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string') return word(value);
  if (Array.isArray(value)) return value.map((each) => said(each, word)).join(' ') || '–';
  return JSON.stringify(value);
}

function read(details: string): Record<string, unknown> | undefined {
  try {
    const known: unknown = JSON.parse(details);
    return isRecord(known) ? known : undefined;
  } catch {
    // A newer server may write what is no JSON.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
