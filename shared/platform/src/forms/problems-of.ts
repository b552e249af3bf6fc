import { isApiError } from '../api/api-error.ts';

/** What is wrong, by the name of its field; of lines within a field by its path. */
export type Problems = Readonly<Record<string, string | undefined>>;

const head = (path: string): string => path.split('.')[0] ?? path;

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
