import type { Scope } from './scopes.ts';

/** How often each part of a person's data has moved. */
export type Revisions = Readonly<Partial<Record<Scope, number>>>;

/** What a reply stands for: a read for one state, a write for the step from one to the next. */
export interface Standing {
  from: Revisions;
  to: Revisions;
  /** False where somebody else moved the data meanwhile: which rows were met is not known. */
  alone: boolean;
}

/** `tasks=118` for a read, `tasks=118>119` for a write, `tasks=118~119` where it was not alone. */
export function writeStanding({ from, to, alone }: Standing): string {
  return Object.entries(to)
    .map(([scope, end]) => {
      const start = from[scope as Scope] ?? end;
      return start === end ? `${scope}=${end}` : `${scope}=${start}${alone ? '>' : '~'}${end}`;
    })
    .join();
}

/** Nothing for what is not there or was written by another release. */
export function readStanding(text: string | null): Standing | undefined {
  const from: Record<string, number> = {};
  const to: Record<string, number> = {};
  let alone = true;
  for (const part of text?.split(',') ?? []) {
    const [, scope = '', start, step, end] = /^(\w+)=(\d+)(?:([>~])(\d+))?$/.exec(part) ?? [];
    if (start === undefined) return undefined;
    from[scope] = Number(start);
    to[scope] = Number(end ?? start);
    alone &&= step !== '~';
  }
  return text ? { from, to, alone } : undefined;
}
