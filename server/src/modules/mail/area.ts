import type { Area } from '../../area/area.ts';
import { mailJob } from './mail.ts';

export const area: Area = {
  jobs: mailJob,
};
