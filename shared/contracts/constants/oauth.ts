export const mcpPath = '/mcp';
/** Where a program sends the browser, so that its person is asked; the shell has the page. */
export const consentPath = '/oauth/authorize';

export const oauthLimit = {
  clientId: 4_000,
  redirects: 5,
  redirect: 500,
  state: 2_000,
} as const;
