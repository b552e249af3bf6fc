import { say } from '../plain-end.ts';
import { boardClient } from '../ship/board-client.ts';
import { check as ask } from '../ship/publish.ts';
import { here } from './ship.ts';

/** Whether this remote fits what runs there now and what some try already; nothing is changed. */
export async function check(): Promise<number> {
  const { build } = here();
  const board = boardClient();
  const { release, dist } = await build();
  const { problems, coming } = await ask(board, { release, dist, baseUrl: undefined });
  for (const { remote, message } of problems) say(`✗ ${remote}: ${message}`);
  for (const { remote, message } of coming) say(`! ${remote}: ${message}`);
  const { name, version } = release;
  say(
    problems.length === 0
      ? `${name} ${version} fits the shells of stable and canary; ${coming.length} things are coming.`
      : `${name} ${version} does not fit.`,
  );
  return problems.length === 0 ? 0 : 1;
}
