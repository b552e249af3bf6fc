import { defineDaily } from '../../jobs/schedule.ts';
import type { App } from '../../serving/app-type.ts';
import { keptSince } from '../settings/index.ts';
import { purgeDeletedCourses } from './courses.repository.ts';
import { purgeImports } from './import/imports.repository.ts';
import { purgeDeletedTerms } from './terms.repository.ts';

/** In the small hours of most students. */
const hour = 19;

/** What can no longer be restored or undone is gone. */
export function courseCare({ jobs }: Pick<App, 'jobs'>): void {
  defineDaily(jobs, {
    kind: 'courses.daily-care',
    hour,
    run: (ctx) =>
      ctx.database.transaction(async (tx) => {
        const since = await keptSince(ctx, tx);
        await purgeDeletedCourses(tx, since);
        await purgeDeletedTerms(tx, since);
        await purgeImports(tx, since);
      }),
  });
}
