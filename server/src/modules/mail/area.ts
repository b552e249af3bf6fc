import type { Area } from '../../area.ts';
import { mailJob } from './mail.ts';

export const area: Area = {
  jobs: mailJob,
};
