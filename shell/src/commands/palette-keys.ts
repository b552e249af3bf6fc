const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The command palette's keys, as this machine's keyboard names them. */
export const paletteKeys = onApple ? '⌘ K' : 'Ctrl K';

/** Whoever touches has no keys to be told of. */
export const keysToTell = (keys: string | undefined): string | undefined =>
  matchMedia('(pointer: coarse)').matches ? undefined : keys;
