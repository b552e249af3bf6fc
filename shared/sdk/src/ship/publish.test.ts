import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Pointer } from '@board/contracts/calls/delivery';
import { BoardClient } from './board-client.ts';
import { promote, standing } from './publish.ts';

const mine = '1.0.0-aaaaaaaaaaaa';
const theirs = '1.0.0-bbbbbbbbbbbb';

/** A board with nothing but the channels of one remote, which move as the product moves them. */
let server: Server;
let board: BoardClient;
let channels: Pointer[];

const move = (channel: Pointer['channel'], version: string, moved_by: string) => {
  const revision = Math.max(0, ...channels.map((each) => each.revision)) + 1;
  const at = { previous: null, revision, moved_at: '2026-11-16T08:00:00.000Z', moved_by };
  channels = [...channels.filter((each) => each.channel !== channel), { channel, version, ...at }];
};

beforeEach(async () => {
  channels = [];
  server = createServer(async (request, response) => {
    const answer = (status: number, reply: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply ?? null));
    if (request.method === 'GET') return answer(200, { channels });
    const channel = request.url?.endsWith('/canary') ? 'canary' : 'stable';
    const { version, revision } = (await json(request)) as Pointer;
    const there = channels.find((each) => each.channel === channel);
    if ((there?.revision ?? 0) !== revision) {
      return answer(409, { code: 'delivery.pointer_moved', message: 'look again and retry' });
    }
    move(channel, version, 'me');
    return answer(
      200,
      channels.find((each) => each.channel === channel),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  board = new BoardClient(`http://127.0.0.1:${address.port}`, 'bdt_test');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const stable = () => channels.find(({ channel }) => channel === 'stable')?.version;

test('what a team-mate promoted during the build stays, and is named', async () => {
  move('stable', '1.0.0-000000000000', 'Somebody');
  const seen = await standing(board, 'finance');
  move('stable', theirs, 'Team of finance');
  const promotion = promote(board, 'finance', { channel: 'stable', version: mine, seen });
  await expect(promotion).rejects.toThrow(
    [
      `Meanwhile Team of finance moved stable to ${theirs}.`,
      `finance ${mine} is published, but stable was left as it is.`,
      'Take over what was changed there, then run the same command again.',
    ].join('\n'),
  );
  expect(stable()).toBe(theirs);
});

test('the first release of a remote is not put over a first one that came meanwhile', async () => {
  const seen = await standing(board, 'finance');
  move('stable', theirs, 'Team of finance');
  const promotion = promote(board, 'finance', { channel: 'stable', version: mine, seen });
  await expect(promotion).rejects.toThrow('Team of finance');
  expect(stable()).toBe(theirs);
});

test('a channel that nobody touched takes the release, whatever the other one did', async () => {
  move('stable', theirs, 'Somebody');
  const seen = await standing(board, 'finance');
  move('canary', '1.0.0-cccccccccccc', 'Somebody');
  await promote(board, 'finance', { channel: 'stable', version: mine, seen });
  expect(stable()).toBe(mine);
});

test('a canary that was withdrawn meanwhile is said so', async () => {
  move('canary', theirs, 'Somebody');
  const seen = await standing(board, 'finance');
  channels = [];
  const promotion = promote(board, 'finance', { channel: 'canary', version: mine, seen });
  await expect(promotion).rejects.toThrow('Meanwhile canary was emptied.');
});
