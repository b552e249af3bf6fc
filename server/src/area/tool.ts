import type { ProposalField, ProposalKind } from '@board/contracts/constants/assistant';
import type { Scope } from '@board/contracts/constants/scopes';
import type { Proposal, Titled } from '@board/contracts/schemas/assistant';
import { daysBetween, daysFrom } from '@board/time';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Context } from '../context/context.ts';

/** What a write would do, before anybody has agreed to it. */
export type Draft = Drafted & {
  subject: string;
  changes: (Values & ({ field: ProposalField } | { field: string; label: Titled }))[];
};

/** What its kind is given, word for word, once the person agrees. Who proposes what no card knows names it. */
type Drafted =
  | { input: { kind: ProposalKind }; title?: undefined }
  | { input: { kind: string }; title: Titled };
type Values = Pick<Proposal['changes'][number], 'before' | 'after'>;

/** A kind of write that a person can agree to. What `perform` answers is kept, and takes it back. */
export interface Proposable {
  kind: string;
  perform: (ctx: Context, input: never) => Promise<unknown>;
  takeBack: (ctx: Context, undo: never) => Promise<unknown>;
  /** As a call says it. */
  writes: readonly Scope[];
}

interface Described {
  name: string;
  description: string;
  parameters: TSchema;
}

/** A module's verb as a model may call it: always as the person who asks. Reads run at once. */
export interface ReadTool<Result = unknown> extends Described {
  kind: 'read';
  /** As a call says it. */
  reads: readonly Scope[];
  run: (ctx: Context, input: unknown) => Promise<Result>;
}

/** A write only says what it would do. */
export interface WriteTool extends Described {
  kind: 'write';
  /** As a call says it. */
  writes: readonly Scope[];
  /** It changes nothing that is there. */
  adds?: true;
  draft: (ctx: Context, input: unknown) => Promise<Draft>;
}

export type Tool = ReadTool | WriteTool;

/** What a model gave does not fit; it is told why and may try again. */
export class ToolInputError extends Error {}

interface Reading<Schema extends TSchema, Result> extends Described, Pick<ReadTool, 'reads'> {
  parameters: Schema;
  run: (ctx: Context, input: Static<Schema>) => Promise<Result>;
}

interface Writing<Schema extends TSchema> extends Described, Pick<WriteTool, 'writes' | 'adds'> {
  parameters: Schema;
  draft: (ctx: Context, input: Static<Schema>) => Promise<Draft>;
}

export function readTool<Schema extends TSchema, Result>(
  tool: Reading<Schema, Result>,
): ReadTool<Result> {
  const check = checkOf(tool.parameters);
  return { ...tool, kind: 'read', run: async (ctx, input) => tool.run(ctx, check(input)) };
}

export function writeTool<Schema extends TSchema>(tool: Writing<Schema>): WriteTool {
  const check = checkOf(tool.parameters);
  return { ...tool, kind: 'write', draft: async (ctx, input) => tool.draft(ctx, check(input)) };
}

function checkOf<Schema extends TSchema>(schema: Schema): (input: unknown) => Static<Schema> {
  const validator = Compile(schema);
  return (input) => {
    if (validator.Check(input)) return input;
    const [problem] = validator.Errors(input);
    throw new ToolInputError(
      `${problem?.instancePath ?? ''} ${problem?.message ?? 'not valid'}`.trim(),
    );
  };
}

/** As stricter servers want a schema: without words of our own, and with a type beside each enum. */
export const plainSchema = (schema: TSchema): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'format' || key.startsWith('x-')) return undefined;
      return Array.isArray(value?.enum) ? { type: 'string', ...value } : value;
    }),
  ) as object;

const mostDays = 31;

/** Every day from one to the other, both included; a model is told to ask for less. */
export function daysWithin(start: string, end: string): string[] {
  const count = daysBetween(start, end) + 1;
  if (count < 1) throw new ToolInputError('end_date is before start_date');
  if (count > mostDays) throw new ToolInputError(`at most ${mostDays} days at once`);
  return daysFrom(start, end);
}
