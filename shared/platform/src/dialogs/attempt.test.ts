import type { Toast } from '@board/contracts/events/event-map';
import { events } from '../events/events.ts';
import { boardState } from '../state/board-state.ts';
import { attempt } from './attempt.ts';

const said: Toast[] = [];
events.on('ui.toast', (toast) => void said.push(toast));

beforeEach(() => {
  said.length = 0;
  boardState.locale = 'en';
});

test.each([
  ['en', 'Undo'],
  ['zh-CN', '撤销'],
] as const)('in %s what was done is undone under one word', async (locale, word) => {
  boardState.locale = locale;
  const undo = jest.fn();
  await attempt(async () => 'reply', { done: 'Moved', failed: 'Not moved', undo });
  expect(said).toMatchObject([{ tone: 'success', message: 'Moved', action: { label: word } }]);
  said[0]?.action?.run();
  expect(undo).toHaveBeenCalledTimes(1);
});

test('what is called otherwise says so, and an undoing that fails is told', async () => {
  const undo = {
    label: 'Take back',
    run: () => {
      throw new Error('too late');
    },
  };
  await attempt(async () => 'reply', { done: 'Offered', failed: 'Not done', undo });
  expect(said[0]?.action?.label).toBe('Take back');
  said[0]?.action?.run();
  await Promise.resolve();
  await Promise.resolve();
  expect(said[1]).toMatchObject({ tone: 'error', message: 'Not done' });
});
