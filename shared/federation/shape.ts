/** A field's name, with `?` when it may be missing, and the test its value has to pass. */
export type Shape = Record<string, (value: unknown) => boolean>;

/** Unknown fields are problems too: a misspelt optional field must not pass as absent. */
export function shapeProblems(value: Record<string, unknown>, shape: Shape, at = ''): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const [field, test] of Object.entries(shape)) {
    const name = field.replace('?', '');
    known.add(name);
    const missing = value[name] === undefined;
    if (missing && !field.endsWith('?')) problems.push(`${at}${name} is missing`);
    if (!missing && !test(value[name])) problems.push(`${at}${name} is not valid`);
  }
  for (const name of Object.keys(value)) {
    if (!known.has(name)) problems.push(`${at}${name} is not known`);
  }
  return problems;
}

export const isUnknownField = (problem: string): boolean => problem.endsWith(' is not known');

export function listProblems(list: string, value: unknown, shape: Shape, key: string): string[] {
  if (!Array.isArray(value)) return [`${list} is not a list`];
  const seen = new Set<unknown>();
  return value.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [`${list}[${index}] is not an object`];
    const repeated = seen.has(item[key]);
    seen.add(item[key]);
    return [
      ...shapeProblems(item, shape, `${list}[${index}].`),
      ...(repeated ? [`${list}[${index}].${key} is given twice`] : []),
    ];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

export function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isName(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= 50 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)
  );
}

/** A path of this site: no scheme, no host, no way up. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^(\/[A-Za-z0-9:_-]+)+$/.test(value);
}

export function oneOf(values: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && values.includes(value);
}
