import type { Place } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import type { Asked } from '../grammar/read-question.ts';
import { sayAgenda } from './say-agenda.ts';
import { sayBalance } from './say-balance.ts';
import { sayBreaks } from './say-breaks.ts';
import { sayBudget } from './say-budget.ts';
import { sayClashes } from './say-clashes.ts';
import { sayCompared } from './say-compared.ts';
import { sayCourses } from './say-courses.ts';
import { sayDaysOff } from './say-days-off.ts';
import { sayExams } from './say-exams.ts';
import { sayFreeTime } from './say-free-time.ts';
import { sayLatest } from './say-latest.ts';
import { sayNamed } from './say-named.ts';
import { sayNext } from './say-next.ts';
import { sayNotices } from './say-notices.ts';
import { saySpending } from './say-spending.ts';
import { sayTasks } from './say-tasks.ts';
import { sayWeek } from './say-week.ts';
import type { Speech } from './speech.ts';

type Lines = AsyncIterable<string> | Iterable<string>;

/** The lines of an answer; none where the person has nothing of the name that was asked for. */
export function sayAnswer(ctx: Context, speech: Speech, place: Place, asked: Asked): Lines {
  switch (asked.intent) {
    case 'help':
      return [speech.text.help];
    case 'hello':
      return [asked.has.has('thanks') ? speech.text.welcome : speech.text.hello];
    case 'date':
      return [
        asked.has.has('clock')
          ? speech.text.clock(place.now)
          : speech.text.date(speech.day(asked.span?.start ?? place.today)),
      ];
    case 'week':
      return sayWeek(
        ctx,
        speech,
        asked.span?.start ?? place.today,
        (['ends', 'many', 'open'] as const).some((each) => asked.has.has(each)),
      );
    case 'exams':
      return sayExams(ctx, speech, place.today, asked);
    case 'next':
      return sayNext(ctx, speech, place);
    case 'named':
      return sayNamed(ctx, speech, place, asked);
    case 'free':
      return asked.has.has('noClass')
        ? sayDaysOff(ctx, speech, place.today, asked)
        : sayFreeTime(ctx, speech, place.today, asked);
    case 'breaks':
      return sayBreaks(ctx, speech, place.today, asked);
    case 'lessons':
      return sayCourses(ctx, speech, place.today, asked);
    case 'clashes':
      return sayClashes(ctx, speech, place.today, asked);
    case 'balance':
      return sayBalance(ctx, speech, asked);
    case 'budget':
      return sayBudget(ctx, speech, asked);
    case 'compare':
      return sayCompared(ctx, speech, asked);
    case 'latest':
      return sayLatest(ctx, speech, place.today, asked);
    case 'notices':
      return sayNotices(ctx, speech);
    case 'spending':
      return saySpending(ctx, speech, place.today, asked);
    case 'tasks':
      return sayTasks(ctx, speech, place.today, asked);
    case 'agenda':
      return sayAgenda(ctx, speech, place.today, asked);
  }
}
