/**
 * The global under which the shell hands its federation runtime to remotes. They bring none of
 * their own: it is the same for all and would be the largest part of a small remote.
 */
export const shellRuntimeName = '__BOARD_FEDERATION__';
