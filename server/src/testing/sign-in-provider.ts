import { now } from '../context/context.ts';
import { newId } from '../database/ids.ts';
import { insertLink } from '../modules/auth/school/links.repository.ts';
import { insertProvider, type ProviderRow } from '../modules/auth/school/providers.repository.ts';
import type { SignedIn, TestApp } from './test-app.ts';

/** A CAS server that was tested and switched on, and answers nobody. */
export async function addProvider(
  { services, clock }: TestApp,
  fields: Partial<ProviderRow> = {},
): Promise<ProviderRow> {
  const time = now(services);
  const row: ProviderRow = {
    ...{ id: newId(clock.now()), kind: 'cas', name_zh: '统一身份认证', name_en: 'Campus account' },
    ...{ mark: '校', address: 'https://cas.example.org/cas', client_id: '', secret: '' },
    ...{ role_claim: '', role_rules: '[]', new_accounts: 'invitation', factor_values: '[]' },
    ...{ enabled: 1, tested_at: time, metadata: '{}', position: 0 },
    ...{ version: 1, created_at: time, updated_at: time },
    ...fields,
  };
  await services.database.transaction((tx) => insertProvider(tx, row));
  return row;
}

/** Of somebody who has another way in as well. */
export async function addLink(board: TestApp, { user }: SignedIn): Promise<ProviderRow> {
  const provider = await addProvider(board);
  const time = now(board.services);
  await board.services.database.transaction((tx) =>
    insertLink(tx, {
      ...{ user_id: user.id, provider_id: provider.id, subject: user.username, role: null },
      ...{ created_at: time, last_used_at: time },
    }),
  );
  return provider;
}
