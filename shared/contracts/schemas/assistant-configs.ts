import { type Static, Type } from 'typebox';
import { assistantLimits } from '../constants/assistant.ts';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import {
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  PageQuery,
  pageOf,
  Strict,
  stamps,
  text,
} from './common.ts';

export const AssistantConfig = Type.Object({
  id: Id,
  /** The first seven characters, stars, the last four; a short one is stars alone. */
  api_key: Type.String(),
  base_url: Type.String(),
  model: Type.String(),
  is_active: Type.Boolean(),
  /** Pictures of a person's may be sent to it, where he says so. */
  sees_pictures: Type.Boolean(),
  rate_limit_per_minute: Type.Integer(),
  rate_limit_per_day: Type.Integer(),
  used_minute: Type.Integer(),
  used_day: Type.Integer(),
  /** The last time it failed to answer, until it next succeeds. */
  last_error: Nullable(Type.Object({ code: Type.String(), message: Type.String(), at: Instant })),
  /** The provider asked for a pause until then; it is asked nothing before. */
  paused_until: Nullable(Instant),
  ...stamps,
});
export type AssistantConfig = Static<typeof AssistantConfig>;

const editable = {
  api_key: text(assistantLimits.apiKey),
  base_url: text(textLength.url),
  model: text(assistantLimits.model),
  is_active: Type.Boolean(),
  sees_pictures: Type.Boolean(),
  rate_limit_per_minute: Type.Integer({ minimum: 1, maximum: assistantLimits.perMinute }),
  rate_limit_per_day: Type.Integer({ minimum: 1, maximum: assistantLimits.perDay }),
};
const partial = Type.Partial(Type.Object(editable)).properties;

export const assistantConfigSchemas = {
  listAssistantConfigs: {
    query: Strict({ ...PageQuery, include_inactive: Type.Optional(Type.Boolean()) }),
    reply: pageOf(AssistantConfig),
  },
  getAssistantConfig: {
    query: Strict({ config_id: Type.Optional(Id) }),
    reply: AssistantConfig,
  },
  createAssistantConfig: {
    body: Strict({ id: Type.Optional(Id), ...partial }),
    reply: AssistantConfig,
    status: 201,
    example: { api_key: 'sk-0123456789abcdef', model: 'deepseek-chat' },
  },
  /**
   * An empty `api_key` keeps the present one, at the address it was entered for. A `paused_until` of
   * null ends the provider's pause.
   */
  updateAssistantConfig: {
    ifMatch: true,
    params: IdParams,
    body: Strict({ ...partial, paused_until: Type.Optional(Type.Null()) }),
    reply: AssistantConfig,
  },
  deleteAssistantConfig: { ifMatch: true, params: IdParams, reply: Done },
  toggleAssistantConfig: { ifMatch: true, params: IdParams, reply: AssistantConfig },
  /** Sends one short question to the provider; it counts as one request of the configuration. */
  testAssistantConfig: {
    params: IdParams,
    reply: Type.Object({
      success: Type.Boolean(),
      latency_ms: Type.Integer(),
      code: Nullable(Type.String()),
      message: Type.String(),
    }),
  },
} satisfies Record<string, CallSchema>;
