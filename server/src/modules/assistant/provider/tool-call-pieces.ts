import type { ToolCallPiece } from './chunk.ts';
import { ProviderFailure } from './provider-failure.ts';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

const longestArguments = 64 * 1024;

/** Puts calls together that arrive in pieces: the first names the tool, the others add to its arguments. */
export class ToolCallPieces {
  readonly #calls = new Map<number, ToolCall>();

  add(pieces: readonly ToolCallPiece[]): void {
    for (const piece of pieces) {
      const index = piece.index ?? this.#calls.size;
      const call = this.#calls.get(index) ?? { id: '', name: '', arguments: '' };
      call.id ||= piece.id ?? '';
      call.name += piece.function?.name ?? '';
      call.arguments += piece.function?.arguments ?? '';
      if (call.arguments.length > longestArguments) throw new ProviderFailure('too_long');
      this.#calls.set(index, call);
    }
  }

  whole(): ToolCall[] {
    return [...this.#calls.entries()]
      .sort(([a], [b]) => a - b)
      .map(([index, call]) => ({ ...call, id: call.id || `call_${index}` }))
      .filter((call) => call.name !== '');
  }
}
