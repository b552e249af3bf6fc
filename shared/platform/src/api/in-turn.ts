interface Turn {
  over: Promise<void>;
  /** Which version the writes so far have led to. */
  version: number | undefined;
}

/** The last write to each thing that is under way. */
const turns = new Map<string, Turn>();

/**
 * Writes to one thing go one after the other. The later one was made upon the earlier: it carries
 * the version that this led to, or it would conflict with its own author.
 */
export async function inTurn<Answer extends { reply: unknown }>(
  thing: string | undefined,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (thing === undefined) return send(version);
  const before = turns.get(thing);
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const turn: Turn = { over, version: undefined };
  turns.set(thing, turn);
  try {
    await before?.over;
    turn.version = before?.version;
    const answer = await send(version === undefined ? undefined : (before?.version ?? version));
    const { version: made } = (answer.reply ?? {}) as { version?: unknown };
    if (typeof made === 'number') turn.version = made;
    return answer;
  } finally {
    resolve();
    if (turns.get(thing) === turn) turns.delete(thing);
  }
}
