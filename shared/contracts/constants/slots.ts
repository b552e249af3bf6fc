/**
 * The version of what the shell passes to each of its places. A new optional property is a minor
 * version, anything that a remote could miss is a major one.
 */
export const slotVersions = { board: '1.0.0', header: '1.0.0', aside: '1.0.0' } as const;
export type SlotPlace = keyof typeof slotVersions;
