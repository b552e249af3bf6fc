import type { Exam } from '@board/contracts/calls/exams';

export const someExam = (part: Partial<Exam> = {}): Exam => ({
  id: '01930000-0000-7000-8000-0000000000e1',
  title: 'Midterm',
  course: 'Linear Algebra',
  date: '2026-11-21',
  time: '09:00-11:00',
  room: 'Hall 3',
  seat: '27',
  weight: 30,
  note: '',
  remind_days: [7, 3, 1],
  version: 1,
  created_at: '2026-09-01T00:00:00.000Z',
  updated_at: '2026-09-01T00:00:00.000Z',
  ...part,
});
