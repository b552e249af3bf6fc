const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Of an id its end tells enough; a name stays whole. */
export const targetName = (target: string): string => (id.test(target) ? target.slice(-8) : target);
