import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import type { SchoolLesson } from '../courses/index.ts';

export interface School {
  apiPath: string;
  apiKey: string;
}

const limits = { timeoutMs: 6_000, maxBytes: 2 * 1024 * 1024 };

/** One question to a school's system: the lessons between two days, both included. */
export async function askSchool(
  ctx: Context,
  { apiPath, apiKey }: School,
  start: string,
  end: string,
): Promise<SchoolLesson[]> {
  const reply = await ctx.outbound.fetch(withDates(apiPath, start, end), {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
    ...limits,
    // What the operator prefilled is his; whatever else, the person typed.
    ...(apiPath === ctx.config.EDU_DEFAULT_API_PATH && { entered: 'officially' }),
  });
  if (reply.status === 401 || reply.status === 403) throw new ServiceError('education.key_refused');
  if (reply.status !== 200) {
    throw new ServiceError('education.failed', { fill: { status: reply.status } });
  }
  const lessons = await read(ctx, reply.body);
  return lessons.filter(({ date }) => date >= start && date <= end);
}

/** Beside the server, as files are: two megabytes of brackets take a third of a second. */
async function read(ctx: Context, body: Uint8Array): Promise<SchoolLesson[]> {
  try {
    return await ctx.parsing.parse(ctx.actor.userId, 'schoolReply', body);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'file.too_costly') throw error;
    throw new ServiceError('education.unreadable', {
      fill: { reason: 'too_costly' },
      cause: error,
    });
  }
}

function withDates(apiPath: string, start: string, end: string): string {
  const url = URL.parse(apiPath);
  if (!url) throw new ServiceError('outbound.address_invalid');
  url.searchParams.set('start_date', start);
  url.searchParams.set('end_date', end);
  return url.href;
}
