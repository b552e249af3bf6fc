import { render } from '@testing-library/react';
import { createAsk } from './create-ask.ts';

const { ask, useAsked } = createAsk<string>();
const answered = jest.fn();

function Panel() {
  useAsked(answered);
  return null;
}

beforeEach(() => answered.mockClear());

test('whoever is on screen answers at once', () => {
  render(<Panel />);
  ask('now');
  expect(answered.mock.calls).toEqual([['now']]);
});

test('whoever comes soon answers what was asked before, once, after all that comes with him', async () => {
  ask('before');
  render(<Panel />).unmount();
  render(<Panel />);
  expect(answered).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(answered.mock.calls).toEqual([['before']]);
});

test('what was asked long ago is not answered any more', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  ask('long ago');
  clock.mockReturnValue(60_000);
  render(<Panel />);
  expect(answered).not.toHaveBeenCalled();
});
