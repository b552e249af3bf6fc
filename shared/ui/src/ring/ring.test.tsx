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

test.each([
  [200 / 201, '99%'],
  [1 / 201, '1%'],
])('a share of %d is not rounded to all or nothing', (value, figure) => {
  render(<Ring value={value} label="Overall" caption="of 201 tasks" />);
  expect(screen.getByRole('img')).toHaveTextContent(figure);
});

test('more than everything is everything', () => {
  render(<Ring value={1.2} label="Today" caption="6 of 5 tasks" />);
  expect(screen.getByRole('img')).toHaveTextContent('100%');
});
