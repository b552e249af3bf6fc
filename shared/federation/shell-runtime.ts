/**
 * The global under which the shell hands its federation runtime to remotes. They bring none of
 * their own: it is the same for all and would be the largest part of a small remote.
 */
export const shellRuntimeName = '__BOARD_FEDERATION__';

/** The global in which a remote's build keeps its chunks, whichever release they are of. */
export const chunksGlobal = (name: string): string => `boardChunks_${name.replaceAll('-', '_')}`;
