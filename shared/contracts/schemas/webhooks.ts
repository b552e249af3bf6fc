import { type Static, Type } from 'typebox';
import { tokenAreas } from '../constants/api-tokens.ts';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Id, IdParams, Instant, Nullable, oneOf, Strict, text } from './common.ts';

const areas = Type.Array(oneOf(tokenAreas), { minItems: 1, maxItems: tokenAreas.length });

/** Address and secret never leave the server again, so they are not here. */
export const Webhook = Type.Object({
  id: Id,
  host: Type.String(),
  name: Type.String({ description: 'As its owner calls it; empty without one' }),
  areas,
  created_at: Instant,
  /** It failed for days and is told nothing more. */
  is_off: Type.Boolean(),
  failing_since: Nullable(Instant),
  failures: Type.Integer({ description: 'How many since it began to fail' }),
  problem: Nullable(Type.String({ description: 'Why it failed the last time' })),
  next_try_at: Nullable(Instant),
  last_at: Nullable(Instant),
  last_status: Nullable(
    Type.Integer({ description: 'Of HTTP; null where nothing came back, or nothing was sent yet' }),
  ),
});
export type Webhook = Static<typeof Webhook>;

export const webhookSchemas = {
  listWebhooks: { reply: Type.Object({ items: Type.Array(Webhook) }) },
  createWebhook: {
    body: Strict({
      address: { ...text(textLength.url, 1), 'x-missing': 'webhook.address_required' },
      name: Type.Optional(text(textLength.name)),
      areas,
    }),
    /** The secret is told this once. */
    reply: Type.Object({ ...Webhook.properties, secret: Type.String() }),
    status: 201,
    example: { address: 'https://home.example.org/hooks/board', areas: ['tasks', 'courses'] },
  },
  tryWebhook: {
    params: IdParams,
    reply: Type.Object({ said: Type.String({ description: 'What the other side answered' }) }),
  },
  deleteWebhook: { params: IdParams, reply: Done },
} satisfies Record<string, CallSchema>;
