import { type Draft, plainSchema, type Tool, ToolInputError } from '../../../area/tool.ts';
import type { Context } from '../../../context/context.ts';
import { openKey } from '../configs/config-key.ts';
import type { ConfigRow } from '../configs/configs.repository.ts';
import type { ChatMessage } from '../provider/messages.ts';
import type { Patience } from '../provider/patience.ts';
import { ProviderFailure } from '../provider/provider-failure.ts';
import { streamCompletion } from '../provider/stream-completion.ts';
import type { ToolCall } from '../provider/tool-call-pieces.ts';
import { proposed, runTool } from '../tools/run-tool.ts';
import type { Left, Turn } from '../usage/reserve.ts';
import type { Part, Question } from './part.ts';
import { systemPrompt } from './prompt.ts';
import { providerStatus } from './status.ts';

const mostRounds = 5;
const mostCalls = 8;
const mostProposals = 5;

/** One question to one provider: it may look things up a few times before it answers. */
export async function* converse(
  ctx: Context,
  patience: Patience,
  config: ConfigRow,
  question: Question,
  turn: Turn,
  first: Left,
): AsyncGenerator<Part> {
  let history = question.history;
  /** Calls of tools, and what they answered. */
  const looked: ChatMessage[] = [];
  const tools = question.tools.map(described);
  let proposals = 0;
  const offered = (_: Context, draft: Draft) => {
    if (proposals === mostProposals)
      throw new ToolInputError(
        `not shown: ${mostProposals} cards at once are enough; propose it again when the person goes on`,
      );
    return proposed(ctx, draft);
  };
  let left = first;
  for (let round = 1; ; round += 1) {
    if (round > 1) {
      left = await turn.take();
      yield { status: providerStatus(config, left) };
    }
    // The last one has to answer with what it knows.
    const isLast = round === mostRounds || left.minute === 0 || left.day === 0;
    const said: string[] = [];
    let calls: ToolCall[] = [];
    for (let isWhole = false; !isWhole; ) {
      const parts = streamCompletion(
        ctx.outbound,
        {
          baseUrl: config.base_url,
          apiKey: openKey(ctx, config),
          model: config.model,
          messages: [
            { role: 'system', content: systemPrompt(ctx) },
            ...history,
            { role: 'user', content: question.message },
            ...looked,
          ],
          tools: isLast ? [] : tools,
          signal: question.signal,
        },
        patience,
      );
      try {
        for await (const part of parts) {
          if ('calls' in part) calls = part.calls.slice(0, mostCalls);
          else {
            said.push(part.content);
            yield part;
          }
        }
        isWhole = true;
      } catch (error) {
        const isFull = error instanceof ProviderFailure && error.reason === 'context_full';
        if (!isFull || history.length === 0) throw error;
        // The newer half: whoever goes on talks of what was said last.
        history = history.slice(Math.ceil(history.length / 2));
        yield { shortened: true };
      }
    }
    if (calls.length === 0 || isLast) return;
    looked.push(callsAsSaid(said.join(''), calls));
    for (const call of calls) {
      const { result, proposal } = await runTool(ctx, question.tools, call, offered);
      looked.push({ role: 'tool', tool_call_id: call.id, content: result });
      if (proposal) {
        proposals += 1;
        yield { proposal };
      }
    }
  }
}

/** As the protocol wants to have it. */
const described = ({ kind, name, description, parameters }: Tool) => ({
  type: 'function',
  function: {
    name,
    description:
      kind === 'read'
        ? description
        : `${description} It is a proposal: nothing is written before the person confirms it.`,
    parameters: plainSchema(parameters),
  },
});

function callsAsSaid(content: string, calls: readonly ToolCall[]): ChatMessage {
  return {
    role: 'assistant',
    content,
    tool_calls: calls.map(({ id, name, arguments: text }) => ({
      id,
      type: 'function',
      function: { name, arguments: text },
    })),
  };
}
