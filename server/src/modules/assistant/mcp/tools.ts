import { scopesFor } from '@board/contracts/constants/api-tokens';
import { Id, Strict } from '@board/contracts/schemas/common';
import type { Area } from '../../../area/area.ts';
import { type Draft, plainSchema, readTool, type Tool } from '../../../area/tool.ts';
import type { Context } from '../../../context/context.ts';
import { mayWith, type TokenHolder } from '../../../plugins/api-token.ts';
import { confirmProposal, undoProposal } from '../proposals/confirm-proposal.ts';
import { propose } from '../proposals/propose.ts';
import { runTool } from '../tools/run-tool.ts';

const undoName = 'undo_change';

/** The assistant's, as far as the token goes; who may change something may take it back. */
export function toolsOf(areas: readonly Area[], holder: TokenHolder): Tool[] {
  const tools = areas
    .flatMap((area) => area.tools ?? [])
    .filter((tool) => mayWith(holder, scopesFor({ access: 'user', ...tool })));
  return tools.some(({ kind }) => kind === 'write') ? [...tools, undoTool(areas)] : tools;
}

export function describeTool(tool: Tool): object {
  const { name, description, parameters } = tool;
  const readOnlyHint = tool.kind === 'read' && name !== undoName;
  return {
    name,
    description,
    inputSchema: plainSchema(parameters),
    annotations: {
      readOnlyHint,
      destructiveHint: !readOnlyHint && !(tool.kind === 'write' && tool.adds),
      openWorldHint: false,
    },
  };
}

/** The client has asked its person already, so a draft is confirmed as soon as it is kept. */
export async function callTool(
  areas: readonly Area[],
  holder: TokenHolder,
  { name, arguments: given = {} }: { name: string; arguments?: Record<string, unknown> },
): Promise<object> {
  const kinds = areas.flatMap((area) => area.proposals ?? []);
  const write = async (ctx: Context, draft: Draft) => {
    const { id } = await propose(ctx, draft);
    const { subject, changes } = await confirmProposal(ctx, kinds, id);
    return { result: JSON.stringify({ done: true, subject, changes, [undoName]: { id } }) };
  };
  const call = { name, arguments: given };
  const { result, refused } = await runTool(holder.ctx, toolsOf(areas, holder), call, write);
  return { content: [{ type: 'text', text: result }], ...(refused ? { isError: true } : {}) };
}

function undoTool(areas: readonly Area[]): Tool {
  const kinds = areas.flatMap((area) => area.proposals ?? []);
  return readTool({
    name: undoName,
    description:
      'Takes back one change by the id that it came with, unless the thing was changed since.',
    reads: [],
    parameters: Strict({ id: Id }),
    async run(ctx, { id }) {
      return { undone: (await undoProposal(ctx, kinds, id)).subject };
    },
  });
}
