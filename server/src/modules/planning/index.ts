export { area as planningArea } from './area.ts';
export { setBrief } from './briefs/set-brief.ts';
export { freeSpans, freeTime } from './free-time.ts';
export { planRevision } from './revision/plan-revision.ts';
export { createShare } from './shares/create-share.ts';
