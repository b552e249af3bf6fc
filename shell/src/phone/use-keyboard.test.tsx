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

function Form({ bottom }: { bottom: number }) {
  useKeyboard();
  return (
    <input
      aria-label="Title"
      ref={(field) => {
        if (field) field.getBoundingClientRect = () => new DOMRect(0, bottom - 44, 300, 44);
      }}
    />
  );
}

function focused(bottom: number): jest.Mock {
  render(<Form bottom={bottom} />);
  const field = screen.getByRole('textbox');
  field.scrollIntoView = jest.fn();
  act(() => field.focus());
  return field.scrollIntoView as jest.Mock;
}

test('while the keyboard is up the page knows how much it covers, and no longer', () => {
  render(<Form bottom={100} />);
  visible.shrinkTo(440);
  expect(covered()).toBe('300px');
  expect(root).toHaveAttribute('data-keyboard');
  visible.shrinkTo(740);
  expect(covered()).toBe('');
  expect(root).not.toHaveAttribute('data-keyboard');
});

test('an address bar that comes and goes moves nothing', () => {
  render(<Form bottom={100} />);
  visible.shrinkTo(684);
  expect(covered()).toBe('');
});

test('the field one writes in comes out from behind it', () => {
  const hidden = focused(700);
  visible.shrinkTo(440);
  expect(hidden).toHaveBeenCalledWith({ block: 'center' });
});

test('so does the next field, while the keyboard stays up', () => {
  visible.height = 440;
  expect(focused(700)).toHaveBeenCalledWith({ block: 'center' });
});

test('a field that is seen stays where it is', () => {
  const seen = focused(300);
  visible.shrinkTo(440);
  expect(seen).not.toHaveBeenCalled();
});
