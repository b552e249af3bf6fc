import { render } from '@testing-library/react';
import { events } from './events.ts';
import { useEvent } from './use-event.ts';

function Listener({ heard }: { heard: (id: string) => void }) {
  useEvent('task.open', ({ id }) => heard(id));
  return null;
}

test('a component hears what is said while it is there, with its latest handler', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender, unmount } = render(<Listener heard={first} />);
  rerender(<Listener heard={second} />);
  events.emit('task.open', { id: 'a', date: '2026-11-18' });
  unmount();
  events.emit('task.open', { id: 'b', date: '2026-11-18' });

  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['a']]);
  expect(events.isHeard('task.open')).toBe(false);
});
