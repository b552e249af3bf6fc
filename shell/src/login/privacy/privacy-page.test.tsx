import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellMessages } from '../../testing/shell-texts.ts';
import { PrivacyPage } from './privacy-page.tsx';

test.each([
  ['en', 'What is kept, where and how long', /waits in the trash for 30 days/, 'your profile'],
  ['zh-CN', '保存了什么、在哪里、多久', /回收站里保留 30 天/, '个人资料'],
] as const)(
  'says before anybody registers what is kept, in %s',
  (locale, title, trash, profile) => {
    renderBoard(<PrivacyPage />, { messages: shellMessages, user: null, path: '/privacy', locale });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(trash)).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(9);
    expect(screen.getByRole('link', { name: profile })).toHaveAttribute('href', '/profile');
  },
);
