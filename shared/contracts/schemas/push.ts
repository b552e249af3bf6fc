import { Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import { Id, Strict, text } from './common.ts';

const endpoint = Type.String({ pattern: '^https?://', maxLength: textLength.url });
/** What stands in a link of a mail: a person's id and our signature. */
const token = Strict({ token: text(200, 1) });

export const pushSchemas = {
  getPushKey: { reply: Type.Object({ publicKey: Type.String() }) },
  subscribePush: {
    body: Strict({
      endpoint,
      keys: Strict({ p256dh: text(200, 1), auth: text(100, 1) }),
    }),
    reply: Type.Object({ id: Id }),
    status: 201,
  },
  showUnsubscribe: { media: 'text/html; charset=utf-8', query: token },
  unsubscribeMail: { media: 'text/html; charset=utf-8', query: token },
} satisfies Record<string, CallSchema>;
