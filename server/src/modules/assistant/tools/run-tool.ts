import type { Proposal } from '@board/contracts/schemas/assistant';
import { type Draft, type Tool, ToolInputError } from '../../../area/tool.ts';
import type { Context } from '../../../context/context.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { propose } from '../proposals/propose.ts';

const longestResult = 12_000;

/** A model writes its arguments as text; what speaks a protocol has read them already. */
interface AskedTool {
  name: string;
  arguments: string | Record<string, unknown>;
}

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
  call: AskedTool,
  write: (ctx: Context, draft: Draft) => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  const { name, arguments: given } = call;
  const tool = tools.find((each) => each.name === name);
  if (!tool) return refused(`there is no tool '${name.slice(0, 60)}'`);
  try {
    const input = typeof given === 'string' ? (JSON.parse(given || '{}') as unknown) : given;
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
