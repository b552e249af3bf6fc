import { sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { findCommands } from '../palette/find-commands.ts';
import { readRegistry } from '../remotes/registry.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { useShellCommands } from './use-shell-commands.ts';

/** Pages as their remotes describe them. */
const described = Object.entries({
  'calendar-tasks': { '/tasks': ['任务', 'Tasks'] },
  'timetable-timeline': {
    '/timetable': ['课程表', 'Timetable'],
    '/grades': ['成绩', 'Grades'],
    '/together': ['大家什么时候有空', 'When are we all free?'],
  },
  notifications: { '/notifications': ['通知', 'Notifications'] },
}).map(([name, pages]) => {
  const remote = sampleRemote({ name });
  const described = Object.entries(pages).map(([path, [zh = '', en = '']]) => ({
    path,
    title: { 'zh-CN': zh, en },
    access: 'user' as const,
    nav: true,
  }));
  return { ...remote, descriptor: { ...remote.descriptor, name, pages: described } };
});

beforeAll(async () => {
  sessionState.user = someUser();
  const registry = sampleRegistry(...described);
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  await readRegistry();
});

test.each([
  ['notifications', 'page /notifications'],
  ['通知', 'page /notifications'],
  ['terms', 'page /timetable'],
  ['学期', 'page /timetable'],
  ['gpa', 'page /grades'],
  ['what-if', 'page /grades'],
  ['print', 'print'],
  ['begin', 'begin'],
  ['together', 'page /together'],
  ['什么时候有空', 'page /together'],
  ['trash', 'trash'],
  ['回收站', 'trash'],
  ['settings', 'profile'],
  ['设置', 'profile'],
  ['theme', 'theme'],
  ['password', 'settings security'],
  ['密码', 'settings security'],
  ['two-factor', 'settings security'],
  ['passkey', 'settings security'],
  ['time zone', 'settings preferences'],
  ['currency', 'settings preferences'],
  ['时区', 'settings preferences'],
  ['webhook', 'settings webhooks'],
  ['api token', 'settings tokens'],
  ['export', 'settings account'],
  ['导出', 'settings account'],
  ['devices', 'settings sessions'],
])('%s finds %s', (words, id) => {
  const { result } = renderHook(() => useShellCommands(), { wrapper: MemoryRouter });
  expect(findCommands(result.current, words).map((command) => command.id)).toContain(id);
});
