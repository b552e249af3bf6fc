import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Instant, Nullable, oneOf, Strict, text } from './common.ts';

/** The key never leaves the server, so it is not here. */
export const EducationBinding = Type.Object({
  isBound: Type.Boolean(),
  apiPath: Nullable(Type.String()),
  /** What the form starts with. */
  defaultApiPath: Nullable(Type.String()),
  bound_at: Nullable(Instant),
  sync: Type.Object({
    state: oneOf(['never', 'running', 'done', 'failed']),
    /** Of the days asked for, 0 to 1. */
    progress: Type.Number(),
    at: Nullable(Instant),
    message: Nullable(Type.String()),
    added: Type.Integer(),
    changed: Type.Integer(),
    removed: Type.Integer(),
  }),
});
export type EducationBinding = Static<typeof EducationBinding>;

export const educationSchemas = {
  bindEducation: {
    body: Strict({
      apiPath: { ...text(textLength.url), 'x-missing': 'education.path_required' },
      apiKey: { ...text(textLength.url), 'x-missing': 'education.key_required' },
    }),
    reply: EducationBinding,
    example: { apiPath: 'https://edu.example.edu.cn/api/courses', apiKey: 'key-of-the-school' },
  },
  getEducationBinding: { reply: EducationBinding },
  deleteEducationBinding: { reply: Done },
  syncEducation: { reply: EducationBinding, status: 202 },
} satisfies Record<string, CallSchema>;
