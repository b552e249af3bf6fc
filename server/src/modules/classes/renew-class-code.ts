import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { newCode, ownClass, seenClass } from './class-rules.ts';
import { changeClassRow } from './classes.repository.ts';

/** For a code that went where it should not: with the old one nobody joins any more. */
export function renewClassCode(ctx: Context, id: string): Promise<Class> {
  return write(ctx, ['classes'], async (tx) => {
    await changeClassRow(tx, await ownClass(ctx, tx, id), { code: newCode() });
    return seenClass(ctx, tx, id);
  });
}
