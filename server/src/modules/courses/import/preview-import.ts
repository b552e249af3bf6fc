import { textLength } from '@board/contracts/constants/limits';
import type { ImportPreview } from '@board/contracts/schemas/course-imports';
import { type Context, today } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { read } from '../../../writing/transaction.ts';
import { listCourseRows, toTimetable } from '../courses.repository.ts';
import { listTermRows, toTermPlan } from '../terms.repository.ts';

export interface FileToImport {
  file_name: string;
  content: string;
  term_id?: string | null;
  first_monday?: string | null;
}

/** What an import would bring. It writes nothing, and the file is read elsewhere. */
export async function previewImport(ctx: Context, input: FileToImport): Promise<ImportPreview> {
  const { userId, timeZone } = ctx.actor;
  const timetable = await read(ctx, async (connection) => ({
    terms: (await listTermRows(connection, userId)).map(toTermPlan),
    courses: (await listCourseRows(connection, userId)).map(toTimetable),
  }));
  if (input.term_id && !timetable.terms.some(({ id }) => id === input.term_id))
    throw new ServiceError('term.not_found');
  return ctx.parsing.parse(userId, 'courseFile', {
    ...timetable,
    bytes: Buffer.from(input.content, 'base64'),
    name: input.file_name.replace(/\.[^.]*$/, '').slice(0, textLength.name),
    termId: input.term_id ?? null,
    firstMonday: input.first_monday ?? null,
    today: today(ctx),
    timeZone,
    locale: ctx.locale,
  });
}
