import assert from 'node:assert/strict';
import { watchPage } from '../../bench/web/watch-page.ts';
import { filled, fullBoard } from '../harness/full-board.ts';
import { journeys } from '../harness/journey.ts';
import { sentScripts } from '../harness/sent-scripts.ts';

/** Of JavaScript until the first board is filled, in bytes as they are sent, charts apart. */
const looks = [
  { name: 'a desk', most: 262_000, viewport: { width: 1440, height: 900 } },
  { name: 'a phone', most: 230_300, viewport: { width: 412, height: 823 }, hasTouch: true },
];

journeys('the weight of a board', (journey) => {
  for (const { name, most, ...options } of looks) {
    journey(
      `is no more than what ${name} shows`,
      async (traveller) => {
        const { page } = traveller;
        await page.addInitScript(watchPage);
        await fullBoard(traveller);
        await page.goto('/');
        await filled(page);
        const seen = await page.waitForFunction(() => window.boardSeen());
        const { filled: end } = (await seen.jsonValue()) ?? assert.fail();
        const fetched = await page.evaluate(
          (until) =>
            performance
              .getEntriesByType('resource')
              .filter(({ startTime }) => startTime < until)
              .map(({ name }) => name),
          end,
        );
        const { bytes, count } = await sentScripts(page, fetched);
        assert.ok(count > 8 && bytes <= most, `${bytes} bytes in ${count} scripts`);
      },
      options,
    );
  }
});
