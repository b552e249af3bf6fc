import { addDays } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { countOutgoing } from '../../limits/throttle.ts';
import { askSchool, type School } from './ask-school.ts';

/** How many lessons a school's system has for the next week; throws what it answered instead. */
export async function tryEducation(ctx: Context, school: School): Promise<number> {
  await countOutgoing(ctx, school.apiPath);
  return (await askSchool(ctx, school, today(ctx), addDays(today(ctx), 6))).length;
}
