import { boardState } from '@board/platform/host';
import { adoptTheme, chooseTheme } from './theme.ts';

test('what is chosen in another tab holds in this one', () => {
  adoptTheme();
  chooseTheme(false);
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
  expect(boardState.theme).toBe('dark');
  expect(document.documentElement).toHaveClass('dark');
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'false' }));
  expect(boardState.theme).toBe('light');
});

test('paper is light, and the page as dark as before after it', () => {
  adoptTheme();
  chooseTheme(true);
  dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement).not.toHaveClass('dark');
  dispatchEvent(new Event('afterprint'));
  expect(document.documentElement).toHaveClass('dark');
  chooseTheme(false);
});
