import { call } from './make-call.ts';

export type * from '../schemas/planning.ts';

const readsDays = { reads: ['tasks', 'courses', 'calendars', 'exams'] } as const;
const writes = { writes: ['planning'] } as const;

export const listFreeTime = call('listFreeTime', 'GET', '/free-time', 'user', readsDays);

export const listBusyTime = call('listBusyTime', 'GET', '/busy-time', 'user', readsDays);

export const listShares = call('listShares', 'GET', '/shares', 'user', { reads: ['planning'] });

export const createShare = call('createShare', 'POST', '/shares', 'user', {
  repeatable: false,
  writes: ['planning'],
  matters: true,
});

export const deleteShare = call('deleteShare', 'DELETE', '/shares/{id}', 'user', writes);

export const drawShare = call('drawShare', 'GET', '/shares/picture', 'user', readsDays);

export const showShared = call('showShared', 'GET', '/shared/{secret}', 'public');

export const readSharedBusy = call('readSharedBusy', 'GET', '/shared/{secret}/busy', 'public');

export const listBriefs = call('listBriefs', 'GET', '/briefs', 'user', { reads: ['planning'] });

export const setBrief = call('setBrief', 'PATCH', '/briefs/{kind}', 'user', writes);

export const getBrief = call('getBrief', 'GET', '/brief', 'user', {
  reads: ['planning', 'tasks', 'courses', 'calendars', 'exams', 'transactions'],
});

export const listRevisions = call('listRevisions', 'GET', '/revisions', 'user', {
  reads: ['tasks', 'exams'],
});

export const planRevision = call('planRevision', 'POST', '/exams/{id}/revision', 'user', {
  writes: ['tasks'],
});
