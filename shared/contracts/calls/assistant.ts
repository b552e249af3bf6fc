import { call } from './make-call.ts';

export type * from '../schemas/assistant.ts';

/** Answers `text/event-stream`: lines `data: {…}` of ChatEvent, `data: [DONE]` at the end. */
export const streamChat = call('streamChat', 'POST', '/ai/chat/stream', {
  repeatable: false,
});
export const getAssistantStatus = call('getAssistantStatus', 'GET', '/ai/status');
export const getPictureReader = call('getPictureReader', 'GET', '/ai/picture-reader');
/** It waits for the provider, and a second one would cost a second time. */
export const readTimetablePicture = call('readTimetablePicture', 'POST', '/ai/timetable-picture', {
  repeatable: false,
});
/** As the one before it. */
export const readPicture = call('readPicture', 'POST', '/ai/picture', {
  repeatable: false,
});
/** As those before it. */
export const readFile = call('readFile', 'POST', '/ai/file', { repeatable: false });
export const confirmProposal = call('confirmProposal', 'POST', '/ai/proposals/{id}/confirm', {
  writes: ['exams', 'tasks', 'transactions'],
  writesSome: true,
});
export const undoProposal = call('undoProposal', 'POST', '/ai/proposals/{id}/undo', {
  writes: ['exams', 'tasks', 'transactions'],
  writesSome: true,
});
export const dismissProposal = call('dismissProposal', 'POST', '/ai/proposals/{id}/dismiss');
