import { answerJobs } from './answer-jobs.ts';
import { parsers } from './parsers.ts';

answerJobs(parsers);
