import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDrag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';

const draw = jest.fn();

function Grid() {
  const grid = useRef<HTMLDivElement>(null);
  const moving = { draw } as unknown as Moving;
  const drag = useDrag(grid, { entries: [], opensAt: 0, moving, onMenu: () => {} });
  return (
    <div ref={grid} {...drag}>
      <div data-hours="2026-11-18">
        <svg aria-label="Sign" />
      </div>
    </div>
  );
}

test('a press on a sign in free hours draws over them as one beside it does', () => {
  HTMLElement.prototype.setPointerCapture = () => {};
  render(<Grid />);
  const sign = screen.getByLabelText('Sign');
  fireEvent.pointerDown(sign, { button: 0, pointerType: 'mouse', clientY: 10 });
  fireEvent.pointerMove(sign, { pointerType: 'mouse', clientY: 40 });
  expect(draw).toHaveBeenCalledTimes(1);
});
