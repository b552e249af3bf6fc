import { isApiError } from '../api/api-error.ts';

/** What is wrong, by the name of its field; of lines within a field by its path. */
export type Problems = Readonly<Record<string, string | undefined>>;

const head = (path: string): string => path.split('.')[0] ?? path;

/** A field, or one of its lines. */
const partAt = (values: object, path: string): unknown =>
  path
    .split('.', 2)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], values);

/** What is still wrong: of what became another thing nobody knows yet. */
export function unmended(problems: Problems, before: object, now: object): Problems {
  const all = Object.entries(problems);
  const left = all.filter(([path]) => Object.is(partAt(before, path), partAt(now, path)));
  return left.length < all.length ? Object.fromEntries(left) : problems;
}

/** What a refusal says beside the fields of a form, and whether that is all it says. */
export function problemsOf(
  error: unknown,
  values: object,
  names: Readonly<Record<string, string>>,
): { problems: Problems; all: boolean } {
  const details = isApiError(error) ? error.details : [];
  const problems: Record<string, string> = {};
  let all = details.length > 0;
  for (const { field, message } of details) {
    const place = names[field] ?? names[head(field)] ?? field;
    if (head(place) in values) problems[place] ??= message;
    else all = false;
  }
  return { problems, all };
}
