import type { User } from '@board/contracts/calls/user';

/** A student who is signed in. */
export function someUser(change: Partial<User> = {}): User {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    username: 'lin_student',
    email: 'lin@stu.example.edu.cn',
    pendingEmail: null,
    role: 'student',
    permissions: [],
    is_active: true,
    status: 'active',
    bio: '',
    avatar: null,
    preferences: {
      darkMode: false,
      emailNotifications: true,
      desktopNotifications: false,
      language: 'en',
      timeZone: 'Asia/Shanghai',
    },
    eduBinding: { isBound: false, apiPath: null },
    completedTasks: 0,
    inProgressTasks: 0,
    daysJoined: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    version: 1,
    ...change,
  };
}
