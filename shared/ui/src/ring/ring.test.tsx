import { render, screen } from '@testing-library/react';
import { Ring } from './ring.tsx';

function arc(): Element | null {
  return screen.getByRole('img').querySelector('[stroke-dashoffset]');
}

test('says its share in words and leaves the rest of the circle open', () => {
  render(<Ring value={0.25} label="Overall" caption="1 of 4 tasks" />);
  expect(screen.getByRole('img', { name: 'Overall: 25%, 1 of 4 tasks' })).toBeVisible();
  expect(Number(arc()?.getAttribute('stroke-dashoffset'))).toBeCloseTo(251.2 * 0.75);
});

test('nothing done draws no arc, not even a point', () => {
  render(<Ring value={0} label="Today" caption="0 of 3 tasks" />);
  expect(arc()).toBeNull();
});

test('more than everything is everything', () => {
  render(<Ring value={1.2} label="Today" caption="6 of 5 tasks" />);
  expect(screen.getByRole('img')).toHaveTextContent('100%');
});
