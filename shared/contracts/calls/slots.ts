export type { BoardProps, HeaderProps } from '../schemas/slots.ts';
