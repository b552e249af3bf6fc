import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Area } from '../../../area/area.ts';
import type { TokenHolder } from '../../../plugins/api-token.ts';
import { callTool, describeTool, toolsOf } from './tools.ts';
import { agreedVersion } from './versions.ts';

type Id = string | number;

const message = Compile(
  Type.Object({
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Number()])),
    method: Type.Optional(Type.String({ maxLength: 200 })),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
);
const initialize = Compile(Type.Object({ protocolVersion: Type.String({ maxLength: 40 }) }));
const toolCall = Compile(
  Type.Object({
    name: Type.String({ maxLength: 100 }),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
);

const failure = (id: Id | null, code: number, text: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: text },
});
const codes = { invalidRequest: -32_600, unknownMethod: -32_601, invalidParams: -32_602 } as const;

/** What is said back to one message of JSON-RPC; nothing to a notification. */
export async function answerMessage(
  areas: readonly Area[],
  holder: TokenHolder,
  said: unknown,
): Promise<object | undefined> {
  if (!message.Check(said))
    return failure(null, codes.invalidRequest, 'One message of JSON-RPC 2.0');
  const { id, method, params = {} } = said;
  if (id === undefined || method === undefined) return undefined;
  const done = (result: object) => ({ jsonrpc: '2.0', id, result });
  const misfit = () => failure(id, codes.invalidParams, `These are no parameters of ${method}`);

  switch (method) {
    case 'initialize':
      return initialize.Check(params) ? done(introduction(params.protocolVersion)) : misfit();
    case 'ping':
      return done({});
    case 'tools/list':
      return done({ tools: toolsOf(areas, holder).map(describeTool) });
    case 'tools/call':
      return toolCall.Check(params) ? done(await callTool(areas, holder, params)) : misfit();
    default:
      return failure(id, codes.unknownMethod, `There is no method '${method}'`);
  }
}

const introduction = (asked: string) => ({
  protocolVersion: agreedVersion(asked),
  capabilities: { tools: {} },
  serverInfo: { name: 'personal-task-board', title: 'Personal Task Board', version: '1.0.0' },
  instructions:
    "Tasks, timetable, exams, grades and ledger of one person, as far as the token's scopes go. Look things up before you speak of them. What a tool changes is changed at once: ask the person first. A change says by which id undo_change takes it back.",
});
