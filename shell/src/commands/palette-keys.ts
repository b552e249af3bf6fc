const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The command palette's keys, as this machine's keyboard names them. */
export const paletteKeys = onApple ? '⌘ K' : 'Ctrl K';
