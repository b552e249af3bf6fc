import type { Class, ClassPost } from '@board/contracts/calls/classes';

export const someClass: Class = {
  id: '01930000-0000-7000-8000-0000000000c1',
  name: 'Group 2',
  course: 'Algebra',
  teacher: null,
  heir: null,
  code: 'ABCD2345',
  members: 31,
  shows_name: false,
  muted: false,
  created_at: '2026-09-07T08:00:00.000Z',
};

export const somePost: ClassPost = {
  id: '01930000-0000-7000-8000-0000000000d1',
  kind: 'assignment',
  title: 'Sheet 4',
  text: '',
  date: '2026-12-07',
  time: null,
  room: '',
  on_board: false,
  in_trash: false,
  version: 1,
  created_at: '2026-11-18T04:00:00.000Z',
  updated_at: '2026-11-18T04:00:00.000Z',
};
