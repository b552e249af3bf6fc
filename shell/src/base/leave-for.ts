/** Another site goes on from here; a test sees where it would lead. */
export const leaveFor = (address: string): void => location.assign(address);
