import { paths } from '@board/contracts/constants/paths';
import { mayAdministrate } from '@board/contracts/constants/roles';
import { togetherPage } from '@board/contracts/constants/together-paths';
import { useLocale, useSession, useText, useTheme } from '@board/platform';
import type { IconName } from '@board/ui';
import { useNavigate } from 'react-router-dom';
import { changeLocale } from '../preferences/change-locale.ts';
import { changeTheme } from '../preferences/change-theme.ts';
import { localeNames, otherLocale } from '../preferences/locale.ts';
import { useIsHere, useRemotesHere } from '../remotes/remotes-here.ts';
import { leave } from '../session/leave.ts';
import { openLayer, openShortcuts } from './open-layers.ts';
import { settingsParts } from './settings-parts.ts';
import type { TitledCommand } from './titled-command.ts';

/** The signs that menus give them, and keys known by heart, wherever one is; 't' is today by itself. */
const known: Readonly<Record<string, { icon: IconName; shortcut?: string; words?: string }>> = {
  [paths.tasks]: { icon: 'today', shortcut: 'g t' },
  [paths.calendar]: { icon: 'calendar', shortcut: 'g w' },
  [paths.review]: { icon: 'success' },
  [paths.timetable]: {
    icon: 'book',
    shortcut: 'g c',
    words: 'terms courses calendars feed subscribe 学期 课表 订阅',
  },
  [paths.grades]: { icon: 'list', words: 'gpa marks what-if what if 绩点 假设 需要多少分' },
  [togetherPage]: { icon: 'user', words: 'together free meet 一起 空闲' },
  [paths.finance]: {
    icon: 'money',
    shortcut: 'g f',
    words: 'recurring subscriptions bills budget 定期 订阅 账单 预算',
  },
  [paths.notifications]: { icon: 'bell' },
  [paths.admin]: { icon: 'shield' },
};

/** What the shell itself can do, and every page that a descriptor offers for navigation. */
export function useShellCommands(): readonly TitledCommand[] {
  const t = useText('shell');
  const navigate = useNavigate();
  const locale = useLocale();
  const other = otherLocale(locale);
  const dark = useTheme() === 'dark';
  const { user } = useSession();
  const remotes = useRemotesHere();
  const here = useIsHere();
  const admin = user !== null && mayAdministrate(user.role);
  const go = (path: string) => () => void navigate(path);

  const pages = remotes.flatMap(({ descriptor }) =>
    descriptor.pages
      .filter((page) => page.nav && (page.access === 'user' || admin))
      .map((page) => ({
        id: `page ${page.path}`,
        title: page.title[locale],
        keywords: `${page.title.en} ${page.title['zh-CN']} ${known[page.path]?.words ?? ''}`,
        run: go(page.path),
        group: t('commands.pages'),
        icon: 'right' as const,
        ...known[page.path],
      })),
  );

  const parts = settingsParts.map(({ id, ...part }) => ({
    ...part,
    id: `settings ${id}`,
    title: t(`commands.settings.${id}`),
    run: go(`${paths.profile}#${id}`),
    group: t('account.profile'),
  }));
  const trash = {
    id: 'trash',
    title: t('commands.trash'),
    keywords: 'trash deleted bin restore 回收站 已删除 恢复',
    run: go(paths.trash),
    group: t('commands.pages'),
    icon: 'trash',
  } as const;
  const board = t('board.title');
  const account = t('commands.account');
  return [
    ...pages,
    ...(here('calendar-tasks') ? [trash] : []),
    {
      id: 'home',
      title: t('moments.today'),
      shortcut: 'g h',
      run: go('/'),
      group: t('commands.pages'),
      icon: 'today',
    },
    {
      id: 'profile',
      title: t('account.profile'),
      keywords: 'settings profile 设置 个人资料',
      shortcut: 'g p',
      run: go(paths.profile),
      group: t('commands.pages'),
      icon: 'user',
    },
    {
      id: 'layout',
      title: t('board.settings'),
      shortcut: 'g d',
      run: () => {
        void navigate('/');
        openLayer('layout')();
      },
      group: board,
      icon: 'layout',
    },
    {
      id: 'begin',
      title: t('commands.begin'),
      keywords: 'begin start first steps sample import 开始 示例 导入',
      run: openLayer('begin'),
      group: board,
      icon: 'upload',
    },
    {
      id: 'theme',
      title: t(dark ? 'header.lightMode' : 'header.darkMode'),
      keywords: 'theme dark light 主题 深色 浅色',
      shortcut: 'd',
      run: () => void changeTheme(!dark),
      group: board,
      icon: dark ? 'sun' : 'moon',
    },
    {
      id: 'language',
      title: localeNames[other].full,
      keywords: 'language 语言',
      run: () => void changeLocale(other),
      group: board,
      icon: 'globe',
    },
    {
      id: 'print',
      title: t('commands.print'),
      keywords: 'print paper pdf 打印 纸',
      // The palette is gone by then.
      run: () => void setTimeout(() => print()),
      group: board,
      icon: 'download',
    },
    {
      id: 'shortcuts',
      title: t('shortcuts.title'),
      shortcut: '?',
      run: openShortcuts,
      group: board,
      icon: 'key',
    },
    {
      id: 'logout',
      title: t('account.logout'),
      run: () => void leave(t),
      group: account,
      icon: 'logout',
    },
    ...parts,
  ];
}
