export const avatarField = 'avatar';
export const avatarBytes = 2 * 1024 * 1024;
