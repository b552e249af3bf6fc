import { getKept } from '@board/contracts/calls/system';
import { usuallyKept } from '@board/contracts/constants/retention';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellMessages } from '../../testing/shell-texts.ts';
import { PrivacyPage } from './privacy-page.tsx';

const show = (locale: 'en' | 'zh-CN') =>
  renderBoard(<PrivacyPage />, { messages: shellMessages, user: null, path: '/privacy', locale });

test.each([
  [
    'en',
    'What is kept, where and how long',
    /waits in the trash for 7 days/,
    'your profile',
    'Back to log in',
  ],
  ['zh-CN', '保存了什么、在哪里、多久', /回收站里保留 7 天/, '个人设置', '返回登录'],
] as const)(
  'says before anybody registers what is kept, in the times that are set, in %s',
  async (locale, title, trash, profile, back) => {
    mockApi().on(getKept, () => ({ ...usuallyKept, trash: 7 }));
    show(locale);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText(trash)).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(10);
    expect(screen.getByRole('link', { name: profile })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/login');
  },
);

test('says whether the audit log is ever shortened', async () => {
  const api = mockApi().on(getKept, () => usuallyKept);
  const { unmount } = show('en');
  expect(await screen.findByText(/stays as long as the board/)).toBeVisible();
  unmount();
  api.on(getKept, () => ({ ...usuallyKept, audit: 365 }));
  show('en');
  expect(await screen.findByText(/it goes after 365 days/)).toBeVisible();
});
