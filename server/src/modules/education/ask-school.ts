import type { PublicContext } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { readSchoolReply, type SchoolLesson, UnreadableReply } from './read-school-reply.ts';

export interface School {
  apiPath: string;
  apiKey: string;
}

const limits = { timeoutMs: 6_000, maxBytes: 2 * 1024 * 1024 };

/** One question to a school's system: the lessons between two days, both included. */
export async function askSchool(
  ctx: Pick<PublicContext, 'outbound'>,
  { apiPath, apiKey }: School,
  start: string,
  end: string,
): Promise<SchoolLesson[]> {
  const reply = await ctx.outbound.fetch(withDates(apiPath, start, end), {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
    ...limits,
  });
  if (reply.status === 401 || reply.status === 403) throw new ServiceError('education.key_refused');
  if (reply.status !== 200) {
    throw new ServiceError('education.failed', { fill: { status: reply.status } });
  }
  try {
    return readSchoolReply(reply.body).filter(({ date }) => date >= start && date <= end);
  } catch (error) {
    if (!(error instanceof UnreadableReply)) throw error;
    throw new ServiceError('education.unreadable', {
      fill: { reason: error.message },
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
