export type { ErrorReply } from '../schemas/common.ts';
