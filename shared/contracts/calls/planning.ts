import { call } from './make-call.ts';

export type * from '../schemas/planning.ts';

const readsDays = { reads: ['tasks', 'courses', 'calendars', 'exams'] } as const;
const writes = { writes: ['planning'] } as const;

export const listFreeTime = call('listFreeTime', 'GET', '/free-time', readsDays);

export const listBusyTime = call('listBusyTime', 'GET', '/busy-time', readsDays);

export const listShares = call('listShares', 'GET', '/shares', { reads: ['planning'] });

export const createShare = call('createShare', 'POST', '/shares', {
  repeatable: false,
  writes: ['planning'],
  matters: true,
});

export const deleteShare = call('deleteShare', 'DELETE', '/shares/{id}', writes);

export const drawShare = call('drawShare', 'GET', '/shares/picture', readsDays);

export const showShared = call('showShared', 'GET', '/shared/{secret}', 'public');

export const readSharedBusy = call('readSharedBusy', 'GET', '/shared/{secret}/busy', 'public');

export const listBriefs = call('listBriefs', 'GET', '/briefs', { reads: ['planning'] });

export const setBrief = call('setBrief', 'PATCH', '/briefs/{kind}', writes);

export const getBrief = call('getBrief', 'GET', '/brief', {
  reads: ['planning', 'tasks', 'courses', 'calendars', 'exams', 'transactions'],
});

export const listRevisions = call('listRevisions', 'GET', '/revisions', {
  reads: ['tasks', 'exams'],
});

export const planRevision = call('planRevision', 'POST', '/exams/{id}/revision', {
  writes: ['tasks'],
});
