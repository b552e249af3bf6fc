import { ClockTime, DateOnly, Strict } from '@board/contracts/schemas/common';
import { wakingHours } from '@board/time';
import { Type } from 'typebox';
import { readTool } from '../../area/tool.ts';
import { freeTime } from './free-time.ts';

export const freeTimeTool = readTool({
  name: 'get_free_time',
  reads: ['courses', 'tasks', 'exams', 'calendars'],
  description: `When the person is free on a day, between lessons, exams, events and open tasks with a time, from ${wakingHours.from} to ${wakingHours.until} unless told otherwise.`,
  parameters: Strict({
    date: DateOnly,
    from: Type.Optional(ClockTime),
    until: Type.Optional(ClockTime),
  }),
  run: async (ctx, { date, ...hours }) => (await freeTime(ctx, date, date, hours))[0],
});
