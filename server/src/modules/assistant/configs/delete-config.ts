import type { Context } from '../../../context/context.ts';
import { checkVersion, ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { findConfig, removeConfig } from './configs.repository.ts';
import { showConfig } from './show-config.ts';

/** For good, unlike other things: whoever deletes a key wants it to be gone. */
export function deleteConfig(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await findConfig(tx, { id });
    if (!row) throw new ServiceError('assistant.config_not_found');
    checkVersion(await showConfig(ctx, tx, row), ifMatch);
    await removeConfig(tx, { id });
    await audit(ctx, tx, {
      action: 'assistant.config_deleted',
      target: id,
      details: { model: row.model },
    });
  });
}
