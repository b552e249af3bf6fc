import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderFailure } from './provider-failure.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** What is read of a chunk; providers add fields of their own. */
const Chunk = Type.Object({
  choices: Type.Optional(
    Type.Array(
      Type.Object({
        delta: Type.Optional(
          Type.Object({
            content: Text,
            tool_calls: Type.Optional(
              Type.Union([
                Type.Null(),
                Type.Array(
                  Type.Object({
                    index: Type.Optional(Type.Integer({ minimum: 0, maximum: 31 })),
                    id: Text,
                    function: Type.Optional(Type.Object({ name: Text, arguments: Text })),
                  }),
                ),
              ]),
            ),
          }),
        ),
        finish_reason: Text,
      }),
    ),
  ),
});
export type Chunk = Static<typeof Chunk>;
export type ToolCallPiece = NonNullable<
  NonNullable<NonNullable<NonNullable<Chunk['choices']>[number]['delta']>['tool_calls']>
>[number];

const validator = Compile(Chunk);

export function readChunk(line: string): Chunk {
  const value = parse(line);
  // Some providers report a failure inside a stream that began well.
  if (typeof value === 'object' && value !== null && 'error' in value && value.error) {
    throw new ProviderFailure('unavailable');
  }
  if (!validator.Check(value)) throw new ProviderFailure('unavailable');
  return value;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ProviderFailure('unavailable');
  }
}
