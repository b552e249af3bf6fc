import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTask } from '@board/contracts/calls/tasks';
import { createWebhook } from '@board/contracts/calls/webhooks';
import { minuteMs } from '@board/time';
import { describeOnEngines } from '../../testing/engines.ts';
import { startOtherSide } from '../../testing/other-side.ts';
import { startTestApp } from '../../testing/test-app.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/api-tokens.md'), 'utf8');
const [, example = ''] = /```js\n([\s\S]+?)```/.exec(guide) ?? [];

type IsFromBoard = (secret: string, headers: object, body: string) => boolean;

describeOnEngines('the guide to webhooks', (engine) => {
  it('has an example that knows a message of the board, and nothing else', async () => {
    const source = `data:text/javascript,${encodeURIComponent(example)}`;
    const { isFromBoard } = (await import(source)) as { isFromBoard: IsFromBoard };
    const side = await startOtherSide();
    const board = await startTestApp({ engine, environment: { OUTBOUND_ALLOW_PEOPLE: side.host } });
    try {
      const lin = await board.asUser();
      const body = { address: `http://${side.host}/`, areas: ['tasks' as const] };
      const { secret } = (await lin.call(createWebhook, { body })).body;
      await lin.call(createTask, { body: { title: 'Report', date: '2026-11-18' } });
      board.clock.advance(minuteMs);
      await board.app.jobs.runDue();
      const [message] = side.received;
      if (!message) throw new Error('Nothing came');
      const { headers, text } = message;
      jest.spyOn(Date, 'now').mockReturnValue(board.clock.now());
      expect(isFromBoard(secret, headers, text)).toBe(true);
      expect(isFromBoard('whsec_AAAA', headers, text)).toBe(false);
      expect(isFromBoard(secret, headers, text.replace('2', '3'))).toBe(false);
      expect(isFromBoard(secret, {}, text)).toBe(false);
      jest.spyOn(Date, 'now').mockReturnValue(board.clock.now() + 5 * minuteMs);
      expect(isFromBoard(secret, headers, text)).toBe(false);
    } finally {
      await board.close();
      await side.close();
    }
  });
});
