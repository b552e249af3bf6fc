import { type Static, Type } from 'typebox';
import type { SlotPlace } from '../constants/slots.ts';
import { Strict } from './common.ts';

/** A module on the board. */
const BoardProps = Strict({
  /** The id under which the board placed it. */
  moduleId: Type.String({ minLength: 1 }),
});
export type BoardProps = Static<typeof BoardProps>;

/** Something small at the right of the header, or a column beside the board. */
const HeaderProps = Strict({});
export type HeaderProps = Static<typeof HeaderProps>;

/**
 * What the shell passes to each place, and an example of it. The types, the mock data of the
 * test-kit, the test of the shell and those of the remotes all come from here.
 */
export const slotContracts = {
  board: { props: BoardProps, example: { moduleId: 'finance' } satisfies BoardProps },
  header: { props: HeaderProps, example: {} satisfies HeaderProps },
  aside: { props: HeaderProps, example: {} satisfies HeaderProps },
} satisfies Record<SlotPlace, { props: unknown; example: unknown }>;
