import type { assistantSchemas } from '../schemas/assistant.ts';
import type { CallOf } from './call.ts';

export type {
  AssistantStatus,
  ChatEvent,
  ChatTurn,
  PicturedLesson,
  PictureReader,
  Proposal,
  Seen,
} from '../schemas/assistant.ts';

type Schemas = typeof assistantSchemas;
type AssistantCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

/** Answers `text/event-stream`: lines `data: {…}` of ChatEvent, `data: [DONE]` at the end. */
export const streamChat: AssistantCall<'streamChat'> = {
  name: 'streamChat',
  method: 'POST',
  path: '/ai/chat/stream',
  access: 'user',
  repeatable: false,
};
export const getAssistantStatus: AssistantCall<'getAssistantStatus'> = {
  name: 'getAssistantStatus',
  method: 'GET',
  path: '/ai/status',
  access: 'user',
};
export const getPictureReader: AssistantCall<'getPictureReader'> = {
  name: 'getPictureReader',
  method: 'GET',
  path: '/ai/picture-reader',
  access: 'user',
};
/** It waits for the provider, and a second one would cost a second time. */
export const readTimetablePicture: AssistantCall<'readTimetablePicture'> = {
  name: 'readTimetablePicture',
  method: 'POST',
  path: '/ai/timetable-picture',
  access: 'user',
  repeatable: false,
};
/** As the one before it. */
export const readPicture: AssistantCall<'readPicture'> = {
  name: 'readPicture',
  method: 'POST',
  path: '/ai/picture',
  access: 'user',
  repeatable: false,
};
/** As those before it. */
export const readFile: AssistantCall<'readFile'> = {
  name: 'readFile',
  method: 'POST',
  path: '/ai/file',
  access: 'user',
  repeatable: false,
};
export const getProposal: AssistantCall<'getProposal'> = {
  name: 'getProposal',
  method: 'GET',
  path: '/ai/proposals/{id}',
  access: 'user',
};
export const confirmProposal: AssistantCall<'confirmProposal'> = {
  name: 'confirmProposal',
  method: 'POST',
  path: '/ai/proposals/{id}/confirm',
  access: 'user',
  writes: ['tasks', 'transactions'],
  writesSome: true,
};
export const undoProposal: AssistantCall<'undoProposal'> = {
  name: 'undoProposal',
  method: 'POST',
  path: '/ai/proposals/{id}/undo',
  access: 'user',
  writes: ['tasks', 'transactions'],
  writesSome: true,
};
export const dismissProposal: AssistantCall<'dismissProposal'> = {
  name: 'dismissProposal',
  method: 'POST',
  path: '/ai/proposals/{id}/dismiss',
  access: 'user',
};
