/** What was typed before signing in outlives a reload, and the way from one form to the other. */
export const typedAccount = 'account';
