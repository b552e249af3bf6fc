import type { CallSchema } from './call-schema.ts';

export const streamSchemas = {
  openStream: {},
} satisfies Record<string, CallSchema>;
