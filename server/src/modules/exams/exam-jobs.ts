import type { House } from '../../area/area.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import type { App } from '../../serving/app-type.ts';
import { purging } from '../settings/index.ts';
import { purgeDeletedExams } from './exams.repository.ts';
import { type ExamAhead, examSoonJob } from './remind/plan-exams.ts';
import { tellOfExam } from './remind/tell-of-exam.ts';

export function examJobs({ jobs }: Pick<App, 'jobs'>, { tell }: Pick<House, 'tell'>): void {
  jobs.define<ExamAhead>(examSoonJob, { inside: (ctx, ahead) => tellOfExam(ctx, ahead, tell) });
  defineDaily(jobs, { kind: 'exams.daily-care', run: purging(purgeDeletedExams) });
}
