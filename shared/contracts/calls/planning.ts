import type { planningSchemas } from '../schemas/planning.ts';
import type { CallOf } from './call.ts';

export type {
  Brief,
  BriefLine,
  Busy,
  FreeDay,
  Revision,
  Share,
  SharedBusy,
  Shown,
  ToldBrief,
} from '../schemas/planning.ts';

type PlanningCall<Name extends keyof typeof planningSchemas> = CallOf<typeof planningSchemas, Name>;

export const listFreeTime: PlanningCall<'listFreeTime'> = {
  name: 'listFreeTime',
  method: 'GET',
  path: '/free-time',
  access: 'user',
  reads: ['tasks', 'courses', 'calendars', 'exams'],
};

export const listBusyTime: PlanningCall<'listBusyTime'> = {
  name: 'listBusyTime',
  method: 'GET',
  path: '/busy-time',
  access: 'user',
  reads: ['tasks', 'courses', 'calendars', 'exams'],
};

export const listShares: PlanningCall<'listShares'> = {
  name: 'listShares',
  method: 'GET',
  path: '/shares',
  access: 'user',
  reads: ['planning'],
};

export const createShare: PlanningCall<'createShare'> = {
  name: 'createShare',
  method: 'POST',
  path: '/shares',
  access: 'user',
  repeatable: false,
  writes: ['planning'],
  matters: true,
};

export const deleteShare: PlanningCall<'deleteShare'> = {
  name: 'deleteShare',
  method: 'DELETE',
  path: '/shares/{id}',
  access: 'user',
  writes: ['planning'],
};

export const drawShare: PlanningCall<'drawShare'> = {
  name: 'drawShare',
  method: 'GET',
  path: '/shares/picture',
  access: 'user',
  reads: ['tasks', 'courses', 'calendars', 'exams'],
};

export const showShared: PlanningCall<'showShared'> = {
  name: 'showShared',
  method: 'GET',
  path: '/shared/{secret}',
  access: 'public',
};

export const readSharedBusy: PlanningCall<'readSharedBusy'> = {
  name: 'readSharedBusy',
  method: 'GET',
  path: '/shared/{secret}/busy',
  access: 'public',
};

export const listBriefs: PlanningCall<'listBriefs'> = {
  name: 'listBriefs',
  method: 'GET',
  path: '/briefs',
  access: 'user',
  reads: ['planning'],
};

export const setBrief: PlanningCall<'setBrief'> = {
  name: 'setBrief',
  method: 'PATCH',
  path: '/briefs/{kind}',
  access: 'user',
  writes: ['planning'],
};

export const getBrief: PlanningCall<'getBrief'> = {
  name: 'getBrief',
  method: 'GET',
  path: '/brief',
  access: 'user',
  reads: ['planning', 'tasks', 'courses', 'calendars', 'exams', 'transactions'],
};

export const listRevisions: PlanningCall<'listRevisions'> = {
  name: 'listRevisions',
  method: 'GET',
  path: '/revisions',
  access: 'user',
  reads: ['tasks', 'exams'],
};

export const planRevision: PlanningCall<'planRevision'> = {
  name: 'planRevision',
  method: 'POST',
  path: '/exams/{id}/revision',
  access: 'user',
  writes: ['tasks'],
};
