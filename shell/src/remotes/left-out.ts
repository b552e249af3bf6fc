import type { RegistryRelease } from '@board/federation/registry';
import { forgiveDrawing, wasNotFinished } from './first-drawing.tsx';
import type { LeftOut } from './remote-error.ts';

/** `?safe` opens the page without any remote, `?safe=finance` with that one alone. */
const safe = new URLSearchParams(globalThis.location.search).get('safe');
const asked = new Set(safe?.split(','));

/** Why a release is left out until somebody asks for it. */
export function leftOut({ name, version }: RegistryRelease): LeftOut | undefined {
  if (safe !== null && !asked.has(name)) return 'safe';
  return wasNotFinished(name, version) ? 'unfinished' : undefined;
}

export function letIn(name: string): void {
  asked.add(name);
  forgiveDrawing(name);
}
