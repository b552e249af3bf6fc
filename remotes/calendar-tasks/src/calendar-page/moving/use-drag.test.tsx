import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { entryOf } from '../entries/entries.ts';
import { useDrag } from './use-drag.ts';
import type { Lifted, Moving } from './use-moving.ts';

const draw = jest.fn();
const to = jest.fn();
const toDay = jest.fn();
const report = entryOf('tasks', {
  id: 'report',
  kind: 'task',
  title: 'Lab report',
  date: '2026-11-18',
  time: '16:00-17:00',
});

function Grid({ lifted = null }: { lifted?: Lifted | null }) {
  const grid = useRef<HTMLDivElement>(null);
  const moving = { lifted, draw, to, toDay, drop: () => {} } as unknown as Moving;
  const drag = useDrag(grid, { entries: [report], opensAt: 0, moving, onMenu: () => {} });
  return (
    <div {...drag}>
      <div ref={grid}>
        <div data-bars />
        <div data-hours="2026-11-18">
          <svg aria-label="Sign" />
          <i data-thing={report.key}>Lab report</i>
        </div>
      </div>
    </div>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  HTMLElement.prototype.setPointerCapture = () => {};
  // As wide and as high as the window, which is 1024 by 768.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 1024, this.hasAttribute('data-bars') ? 60 : 768);
  });
});

test('a press on a sign in free hours draws over them as one beside it does', () => {
  render(<Grid />);
  const sign = screen.getByLabelText('Sign');
  fireEvent.pointerDown(sign, { button: 0, pointerType: 'mouse', clientY: 10 });
  fireEvent.pointerMove(sign, { pointerType: 'mouse', clientY: 40 });
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a finger that stays on free hours draws an hour there, one that passes draws nothing', async () => {
  render(<Grid />);
  const hours = screen.getByLabelText('Sign');
  const finger = { button: 0, pointerType: 'touch', clientX: 10 };
  fireEvent.pointerDown(hours, { ...finger, clientY: 320 });
  fireEvent.pointerMove(hours, { ...finger, clientY: 360 });
  fireEvent.pointerDown(hours, { ...finger, clientY: 330 });
  await waitFor(() => expect(draw).toHaveBeenCalled());
  // 768 pixels are a day: 330 of them are 10:18.
  const from = report.from - (16 - 10.25) * 60;
  expect(draw.mock.calls).toEqual([[expect.objectContaining({ from, to: from + 60 })]]);
});

describe('what is held', () => {
  const held = () => render(<Grid lifted={{ entry: report, place: report, by: 'pointer' }} />);
  const carry = (from: object, at: object) => {
    const thing = screen.getByText('Lab report');
    fireEvent.pointerDown(thing, { button: 0, pointerType: 'mouse', ...from });
    fireEvent.pointerMove(thing, { pointerType: 'mouse', ...at });
  };

  test('near the end of the window scrolls it, and goes with it', async () => {
    const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    held();
    carry({ clientX: 500, clientY: 400 }, { clientX: 500, clientY: 760 });
    to.mockClear();
    await waitFor(() => expect(scroll.mock.calls.length).toBeGreaterThan(2));
    expect(to).toHaveBeenCalled();
    const [{ top } = { top: 0 }] = scroll.mock.calls[0] as unknown as [{ top: number }];
    expect(top).toBeGreaterThan(0);
    fireEvent.pointerUp(screen.getByText('Lab report'));
  });

  test('near that end from the beginning stays where it is until it goes further', async () => {
    const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    held();
    carry({ clientX: 500, clientY: 760 }, { clientX: 1020, clientY: 765 });
    // By then it would have scrolled.
    await waitFor(() => expect(toDay).toHaveBeenCalled());
    expect(scroll).not.toHaveBeenCalled();
  });

  test('over what is of the whole day loses its time, and below has one again', () => {
    held();
    carry({ clientX: 500, clientY: 400 }, { clientX: 500, clientY: 40 });
    expect(to).toHaveBeenLastCalledWith(
      expect.objectContaining({ isWholeDay: true, from: report.from - 16 * 60 }),
    );
    fireEvent.pointerMove(screen.getByText('Lab report'), {
      pointerType: 'mouse',
      clientX: 500,
      clientY: 300,
    });
    expect(to).toHaveBeenLastCalledWith(expect.objectContaining({ isWholeDay: false }));
  });

  test('at a side goes to the day beside, after a moment', async () => {
    held();
    carry({ clientX: 500, clientY: 400 }, { clientX: 1020, clientY: 400 });
    expect(toDay).not.toHaveBeenCalled();
    await waitFor(() => expect(toDay).toHaveBeenCalledWith(1));
  });
});
