import { act, render, screen } from '@testing-library/react';
import { useKeyboard } from './use-keyboard.ts';

class FakeViewport extends EventTarget {
  height = 740;
  scale = 1;
  offsetTop = 0;

  shrinkTo(height: number): void {
    this.height = height;
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

const root = document.documentElement;
const covered = () => root.style.getPropertyValue('--keyboard');
let visible: FakeViewport;

beforeEach(() => {
  visible = new FakeViewport();
  Object.defineProperty(window, 'visualViewport', { value: visible, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 740, configurable: true });
});
afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

function Form() {
  useKeyboard();
  return <input aria-label="Title" />;
}

function focused(): jest.Mock {
  render(<Form />);
  const field = screen.getByRole('textbox');
  field.scrollIntoView = jest.fn();
  act(() => field.focus());
  return field.scrollIntoView as jest.Mock;
}

test('while the keyboard is up the page knows how much it covers, and no longer', () => {
  render(<Form />);
  visible.shrinkTo(440);
  expect(covered()).toBe('300px');
  expect(root).toHaveAttribute('data-keyboard');
  visible.shrinkTo(740);
  expect(covered()).toBe('');
  expect(root).not.toHaveAttribute('data-keyboard');
});

test('an address bar that comes and goes moves nothing', () => {
  render(<Form />);
  visible.shrinkTo(684);
  expect(covered()).toBe('');
});

test('the field one writes in comes out from behind it', () => {
  const hidden = focused();
  visible.shrinkTo(440);
  expect(hidden).toHaveBeenCalledWith({ block: 'nearest' });
});

test('so does the next field, while the keyboard stays up', () => {
  visible.height = 440;
  expect(focused()).toHaveBeenCalledWith({ block: 'nearest' });
});

test('without a keyboard the page stays where it is', () => {
  expect(focused()).not.toHaveBeenCalled();
});
