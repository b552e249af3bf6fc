export type * from '../schemas/slots.ts';
