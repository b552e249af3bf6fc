import { pageLimit } from '@board/contracts/constants/limits';
import { weekSpan } from '@board/time';
import type { Area } from '../../area/area.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import { purging } from '../settings/index.ts';
import { purgeDeletedCourses } from './courses.repository.ts';
import { courseRoutes } from './courses.routes.ts';
import { exportOf } from './export-of.ts';
import { purgeImports } from './import/imports.repository.ts';
import { listCourses } from './list-courses.ts';
import { courseSearch } from './search.ts';
import { classJobs } from './soon/plan-day.ts';
import { listTerms } from './terms/list-terms.ts';
import { purgeDeletedTerms } from './terms.repository.ts';
import { listCoursesTool } from './tools.ts';

export const area: Area = {
  routes: courseRoutes,
  jobs(app, house) {
    classJobs(app, house);
    defineDaily(app.jobs, {
      kind: 'courses.daily-care',
      run: purging(purgeDeletedCourses, purgeDeletedTerms, purgeImports),
    });
  },
  exportOf,
  search: courseSearch,
  async firstScreen(inside, { date }) {
    const { start: start_date, end: end_date } = weekSpan(date);
    return {
      courses: await listCourses(inside, { start_date, end_date }),
      terms: await listTerms(inside, { limit: pageLimit.max }),
    };
  },
  tools: [listCoursesTool],
  capability: 'courses',
};
