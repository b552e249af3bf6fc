import type { Proposal } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import { messageOf, ServiceError } from '../../../errors.ts';
import { type Draft, type Tool, ToolInputError } from '../../../tool.ts';
import { propose } from '../proposals/propose.ts';
import type { ToolCall } from '../provider/tool-call-pieces.ts';

const longestResult = 12_000;

export interface ToolOutcome {
  /** What the model is told. */
  result: string;
  refused?: true;
  proposal?: Proposal;
}

/** What becomes of a write: a card for the person. */
export async function proposed(ctx: Context, draft: Draft): Promise<ToolOutcome> {
  return {
    proposal: await propose(ctx, draft),
    result: JSON.stringify({
      proposed: true,
      note: 'Shown to the person as a card. It is not done unless they press Confirm there.',
    }),
  };
}

/** Runs a call of a model: a read answers data, a write goes on as it is drafted, and what does not fit is said back. */
export async function runTool(
  ctx: Context,
  tools: readonly Tool[],
  call: Omit<ToolCall, 'id'>,
  write: (ctx: Context, draft: Draft) => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) return refused(`there is no tool '${call.name.slice(0, 60)}'`);
  try {
    const input: unknown = JSON.parse(call.arguments === '' ? '{}' : call.arguments);
    if (tool.kind === 'read') return { result: bounded(await tool.run(ctx, input)) };
    return await write(ctx, await tool.draft(ctx, input));
  } catch (error) {
    if (error instanceof ToolInputError) return refused(error.message);
    if (error instanceof SyntaxError) return refused('the arguments are not JSON');
    if (error instanceof ServiceError && error.status < 500) return refused(messageOf(error, 'en'));
    throw error;
  }
}

const refused = (error: string): ToolOutcome => ({
  refused: true,
  result: JSON.stringify({ error }),
});

function bounded(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length <= longestResult
    ? text
    : `${text.slice(0, longestResult)}… (cut, ask for less)`;
}
