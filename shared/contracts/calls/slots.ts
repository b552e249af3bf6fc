export type { SlotProps } from '../schemas/slots.ts';
