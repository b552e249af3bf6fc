import type { CallSchema } from './call-schema.ts';

export const streamSchemas = {
  openStream: { media: 'text/event-stream; charset=utf-8' },
} satisfies Record<string, CallSchema>;
