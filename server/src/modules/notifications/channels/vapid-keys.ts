import type { Services } from '../../../context/context.ts';
import { openSecret, sealSecret } from '../../../secrets/secrets.ts';
import { findKeys, keepKeys } from './vapid-keys.repository.ts';

const purpose = 'push:vapid';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Made once, when first asked for; the private one is kept encrypted. */
export async function vapidKeys({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): Promise<VapidKeys> {
  const known = await findKeys(database.reader);
  const row = known ?? (await makeKeys({ config, database }));
  return {
    publicKey: row.public_key,
    privateKey: openSecret(config, row.private_key, purpose),
  };
}

async function makeKeys({ config, database }: Pick<Services, 'config' | 'database'>) {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const mine = { public_key: publicKey, private_key: sealSecret(config, privateKey, purpose) };
  return database.transaction(async (tx) => {
    await keepKeys(tx, mine);
    return (await findKeys(tx)) ?? mine;
  });
}
