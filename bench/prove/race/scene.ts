import type { Person, Reply, Sent } from '../running/person.ts';

/** One round of a race: a fresh person, and the instances over one database. */
export interface Scene {
  person: Person;
  urls: readonly string[];
}

export const runners = 50;

/** All at once, spread over the instances. */
export function atOnce<Body>(
  { person, urls }: Scene,
  method: string,
  path: string,
  sent: (runner: number) => Sent,
): Promise<Reply<Body>[]> {
  return Promise.all(
    Array.from({ length: runners }, (_, runner) =>
      person.send<Body>(urls[runner % urls.length] ?? '', method, path, sent(runner)),
    ),
  );
}

/** How often each status came: '201: 1, 409: 49'. */
export function counted(replies: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

export function expectSame(what: string, found: unknown, wanted: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  return one === other ? [] : [`${what}: ${one} in place of ${other}`];
}
