import type { TokenArea } from '@board/contracts/constants/api-tokens';
import type { Revisions } from '@board/contracts/constants/revisions';
import { areasOf } from './list-webhooks.ts';
import type { HookRow } from './webhooks.repository.ts';

/** How far somebody knows who waits for these. */
export const told = (areas: readonly TokenArea[], revisions: Revisions): Revisions =>
  Object.fromEntries(areas.map((area) => [area, revisions[area] ?? 0]));

/** What has moved since it was told last; nothing where nothing has. */
export function newsFor(
  row: Pick<HookRow, 'areas' | 'told'>,
  revisions: Revisions,
): Revisions | undefined {
  const known = JSON.parse(row.told) as Revisions;
  const moved = areasOf(row).filter((area) => revisions[area] !== known[area]);
  return moved.length > 0 ? told(moved, revisions) : undefined;
}
