import { act, render, screen } from '@testing-library/react';
import { usePieces } from './use-pieces.ts';

/** Frames come when the test says so. */
let draws: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  draws = [];
  now = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => draws.push(draw));
});

function frameAfter(ms: number) {
  now += ms;
  act(() => {
    for (const draw of draws.splice(0)) draw(now);
  });
}

function List({ parts, step, first }: { parts: number; step?: number; first?: number }) {
  return <p>{usePieces(parts, step, first)}</p>;
}

test('one more with each frame, and a frame is asked for only while something is left', () => {
  const { container } = render(<List parts={2} />);
  expect(container).toHaveTextContent('1');
  frameAfter(40);
  expect(container).toHaveTextContent('2');
  frameAfter(40);
  expect(draws).toHaveLength(0);
});

test('while frames come in time the steps grow, and one that is late makes them small again', () => {
  render(<List parts={100} step={2} first={0} />);
  const drawn = [16, 16, 16, 16, 40, 16].map((ms) => {
    frameAfter(ms);
    return screen.getByText(/\d/).textContent;
  });
  expect(drawn).toEqual(['2', '4', '8', '14', '16', '18']);
});

test('parts that are added later come in pieces too', () => {
  const { container, rerender } = render(<List parts={1} />);
  rerender(<List parts={3} />);
  expect(container).toHaveTextContent('1');
  frameAfter(40);
  expect(container).toHaveTextContent('2');
});
