import { isRegistry, type Registry } from '@board/federation/registry';
import { PlainEnd } from '../plain-end.ts';

/** What the product serves at this moment. */
export async function readRegistry(product: string): Promise<Registry> {
  const response = await fetch(`${product}/registry.json`).catch(() => undefined);
  if (!response?.ok) throw new PlainEnd(`${product} does not answer as a product would.`);
  const registry: unknown = await response.json().catch(() => undefined);
  if (!isRegistry(registry)) throw new PlainEnd(`${product} answered no registry.`);
  return registry;
}
