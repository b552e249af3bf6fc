import { textLength } from '@board/contracts/constants/limits';
import { DateOnly, Strict, TimeRange, text } from '@board/contracts/schemas/common';
import { Type } from 'typebox';
import { readTool, ToolInputError, type WriteTool, writeTool } from '../../area/tool.ts';
import { newId } from '../../database/ids.ts';
import { listExams } from './list-exams.ts';
import type { AddedExam } from './proposals.ts';

export const listExamsTool = readTool({
  name: 'list_exams',
  reads: ['exams'],
  description:
    "The person's exams from one day to another, with course, time, room, seat and weight in percent.",
  parameters: Strict({ start_date: DateOnly, end_date: DateOnly }),
  async run(ctx, range) {
    const { items, pagination } = await listExams(ctx, { ...range, limit: 100 });
    return {
      exams: items.map(({ title, course, date, time, room, seat, weight }) => ({
        title,
        course,
        date,
        time,
        room,
        seat,
        weight,
      })),
      total: pagination.total,
    };
  },
});

const labels = {
  room: { 'zh-CN': '考场', en: 'Room' },
  seat: { 'zh-CN': '座位', en: 'Seat' },
};

export const addExamTool: WriteTool = writeTool({
  name: 'add_exam',
  description:
    "Adds an exam of a course: title is what kind it is, such as 'Midterm'. A notice of several exams is several calls.",
  writes: ['exams'],
  adds: true,
  parameters: Strict({
    title: text(textLength.title, 1),
    course: text(textLength.name),
    date: DateOnly,
    time: Type.Optional(TimeRange),
    room: Type.Optional(text(textLength.name)),
    seat: Type.Optional(text(textLength.name)),
  }),
  async draft(ctx, exam) {
    const { title, course, date, time, room = '', seat = '' } = exam;
    if (time !== undefined && time.slice(6) <= time.slice(0, 5))
      throw new ToolInputError('an exam ends on its day, after it has begun');
    const added: AddedExam = { kind: 'exam.add', exam: { id: newId(ctx.clock.now()), ...exam } };
    return {
      input: added,
      title: { 'zh-CN': '添加考试', en: 'Add an exam' },
      subject: [course, title].filter(Boolean).join(' '),
      changes: [
        { field: 'title', after: title },
        ...(course ? [{ field: 'course' as const, after: course }] : []),
        { field: 'date', after: date },
        ...(time ? [{ field: 'time' as const, after: time }] : []),
        ...(room ? [{ field: 'room', label: labels.room, after: room }] : []),
        ...(seat ? [{ field: 'seat', label: labels.seat, after: seat }] : []),
      ],
    };
  },
});
