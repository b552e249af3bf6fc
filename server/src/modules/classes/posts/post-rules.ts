import { isBlank } from '@board/contracts/constants/limits';
import type { PostEdit } from '@board/contracts/schemas/classes';
import { ServiceError } from '../../../errors/errors.ts';
import type { PostRow } from './posts.repository.ts';

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(row: PostRow, fields: Partial<PostEdit>): PostRow {
  const title = fields.title?.trim() ?? row.title;
  if (isBlank(title)) throw new ServiceError('class.title_required');
  const set = {
    title,
    text: fields.text?.trim() ?? row.text,
    // A message is about no day and no time: it stands on no board.
    date: row.kind === 'message' || fields.date === undefined ? row.date : fields.date,
    time: row.kind === 'message' || fields.time === undefined ? row.time : fields.time,
    room: fields.room?.trim() ?? row.room,
  } satisfies PostEdit;
  if (row.kind !== 'message' && set.date === null) throw new ServiceError('class.date_required');
  if (row.kind === 'room' && isBlank(set.room)) throw new ServiceError('class.room_required');
  // Due at an end of the day it ends where it begins, and past midnight on the next, as tasks do.
  if (row.kind !== 'assignment' && set.time !== null && set.time.slice(6) <= set.time.slice(0, 5))
    throw new ServiceError('class.time_order');
  return { ...row, ...set };
}
