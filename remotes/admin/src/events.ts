import { useEvent } from '@board/platform';

/** Somebody changed what is the same for everybody, such as the settings. */
export function useGlobalChange(reload: () => void): void {
  useEvent('global.changed', reload);
}
