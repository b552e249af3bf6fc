import { type Static, Type } from 'typebox';
import { assistantLimits, proposalStates } from '../constants/assistant.ts';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import { Id, IdParams, Instant, Nullable, oneOf, Strict, text } from './common.ts';

const ChatTurn = Strict({
  role: oneOf(['user', 'assistant']),
  content: text(assistantLimits.historyItem),
});
export type ChatTurn = Static<typeof ChatTurn>;

const ProposalValue = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** In the languages of the page. */
const Titled = Strict({ 'zh-CN': text(textLength.name, 1), en: text(textLength.name, 1) });
export type Titled = Static<typeof Titled>;

/** A write that waits for its owner. `before` is absent where something new is added. */
export const Proposal = Type.Object({
  id: Id,
  /** Its area and what is done there, such as 'task.add'. */
  kind: Type.String({ pattern: '^[a-z-]+[.][a-z-]+$', maxLength: textLength.name }),
  state: oneOf(proposalStates),
  /** What it does, where the page has no words for its kind. */
  title: Type.Optional(Titled),
  /** The name of what is changed. */
  subject: Type.String(),
  changes: Type.Array(
    Type.Object({
      field: Type.String({ pattern: '^[a-z_]+$', maxLength: textLength.name }),
      /** Its name, where the page has none. */
      label: Type.Optional(Titled),
      before: Type.Optional(ProposalValue),
      after: ProposalValue,
    }),
  ),
  expires_at: Instant,
});
export type Proposal = Static<typeof Proposal>;

/** Who answers, and what is left for the person who asks; null without a limit. */
export const AssistantStatus = Type.Object({
  assistant: oneOf(['built-in', 'provider']),
  model: Nullable(Type.String()),
  left_minute: Nullable(Type.Integer()),
  left_day: Nullable(Type.Integer()),
});
export type AssistantStatus = Static<typeof AssistantStatus>;

/** One `data:` line of the stream; a line carries what it has. */
export const ChatEvent = Type.Object({
  content: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  status: Type.Optional(AssistantStatus),
  proposal: Type.Optional(Proposal),
  /** The oldest of what was said before was left out. */
  shortened: Type.Optional(Type.Boolean()),
  /** What may be asked next, word for word. */
  examples: Type.Optional(Type.Array(Type.String(), { maxItems: assistantLimits.examples })),
});
export type ChatEvent = Static<typeof ChatEvent>;

/** Whom a picture would go to: the host of the provider, and its model. */
const PictureReader = Strict({
  host: text(textLength.url, 1),
  model: text(assistantLimits.model, 1),
});
export type PictureReader = Static<typeof PictureReader>;

/** A file in base64, no larger than a picture. */
const FileContent = Type.String({ minLength: 1, maxLength: assistantLimits.pictureBase64 });

/** JPEG, PNG or WebP in base64. */
const Picture = Type.String({ minLength: 1, maxLength: assistantLimits.pictureBase64 });

/** A lesson as a model saw it, in words that the import of a timetable understands or asks about. */
export const PicturedLesson = Type.Object({
  course_name: text(textLength.name, 1),
  teacher: text(textLength.name),
  classroom: text(textLength.name),
  /** 0 where the picture does not say. */
  weekday: Type.Integer({ minimum: 0, maximum: 7 }),
  periods: text(textLength.name),
  weeks: text(textLength.name),
});
export type PicturedLesson = Static<typeof PicturedLesson>;

/** What a model saw: tasks and money as cards that wait for a yes, lessons for the preview of the import. */
const Seen = Type.Object({
  content: Type.String(),
  proposals: Type.Array(Proposal),
  lessons: Type.Array(PicturedLesson, { maxItems: assistantLimits.picturedLessons }),
});
export type Seen = Static<typeof Seen>;

export const assistantSchemas = {
  streamChat: {
    media: 'text/event-stream; charset=utf-8',
    body: Strict({
      message: text(assistantLimits.message),
      history: Type.Optional(Type.Array(ChatTurn, { maxItems: assistantLimits.historyItems })),
    }),
    example: { message: 'What is on today?', history: [] },
  },
  getAssistantStatus: { reply: AssistantStatus },
  /** Null where no model that sees pictures is set up; words of a file any model reads. */
  getPictureReader: {
    reply: Type.Object({
      reader: Nullable(PictureReader),
      left_day: Nullable(Type.Integer()),
      file_reader: Nullable(PictureReader),
    }),
  },
  /** Sends a picture to the reader that the person agreed to, and keeps nothing of it. */
  readTimetablePicture: {
    body: Strict({
      picture: Picture,
      reader: PictureReader,
    }),
    reply: Type.Object({
      lessons: Type.Array(PicturedLesson, { maxItems: assistantLimits.picturedLessons }),
    }),
    example: { picture: '/9j/4AAQ', reader: { host: 'ai.example.org', model: 'sees' } },
  },
  /** The same for any picture in a conversation: what it says of tasks and money is proposed. */
  readPicture: {
    body: Strict({
      picture: Picture,
      reader: PictureReader,
      message: text(assistantLimits.message, 1),
    }),
    reply: Seen,
    example: {
      picture: '/9j/4AAQ',
      reader: { host: 'ai.example.org', model: 'sees' },
      message: 'What do I have to do?',
    },
  },
  /** The same of a file: the text of a PDF, or of what is text itself. */
  readFile: {
    body: Strict({
      name: text(textLength.name, 1),
      file: FileContent,
      reader: PictureReader,
      message: text(assistantLimits.message, 1),
    }),
    reply: Seen,
    example: {
      name: 'notice.txt',
      file: 'RXhhbSBvbiBGcmlkYXk=',
      reader: { host: 'ai.example.org', model: 'reads' },
      message: 'What do I have to do?',
    },
  },
  confirmProposal: { params: IdParams, reply: Proposal },
  dismissProposal: { params: IdParams, reply: Proposal },
  undoProposal: { params: IdParams, reply: Proposal },
} satisfies Record<string, CallSchema>;
