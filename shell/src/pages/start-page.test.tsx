import { ApiError } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellState } from '../base/shell-state.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { StartPage } from './start-page.tsx';

const open = (locale: 'en' | 'zh-CN' = 'en') =>
  renderBoard(<StartPage />, { messages: shellMessages, user: null, path: '/', locale });

beforeEach(() => {
  shellState.startFailure = null;
});

test.each([
  ['en', 'Loading the dashboard'],
  ['zh-CN', '正在加载看板'],
] as const)('the board has its places while it is asked who is here: %s', (locale, words) => {
  open(locale);
  expect(screen.getByRole('main')).toHaveTextContent(words);
});

test.each([
  ['en', 0, undefined, 'Check the network.'],
  ['en', 500, undefined, 'Please try again later; you need not log in again.'],
  ['en', 429, 898, 'Too many attempts. Please try again in 15 minutes.'],
  ['zh-CN', 503, undefined, '请稍后再试，不用重新登录。'],
  ['zh-CN', 429, 898, '操作过于频繁。请在15分钟后再试。'],
] as const)(
  'only what got no answer speaks of the network: %s, %i',
  (locale, status, wait, words) => {
    const said = { en: 'Too many attempts', 'zh-CN': '操作过于频繁' }[locale];
    const reply = wait ? { message: said } : {};
    shellState.startFailure = new ApiError(status, status === 0 ? 'network' : 'http', reply, wait);
    open(locale);
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    expect(screen.getByRole('button')).toBeVisible();
  },
);
