import { tokenScopes } from '@board/contracts/constants/api-tokens';
import { consentPath, mcpPath } from '@board/contracts/constants/oauth';

export const oauthPaths = {
  server: '/.well-known/oauth-authorization-server',
  resource: '/.well-known/oauth-protected-resource',
  register: '/oauth/register',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const;

/** How one is let in here (RFC 8414). */
export const serverMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + consentPath,
  token_endpoint: origin + oauthPaths.token,
  registration_endpoint: origin + oauthPaths.register,
  revocation_endpoint: origin + oauthPaths.revoke,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  scopes_supported: tokenScopes,
  service_documentation: `${origin}/api/docs`,
});

/** Who lets in to MCP (RFC 9728). */
export const resourceMetadata = (origin: string) => ({
  resource: origin + mcpPath,
  authorization_servers: [origin],
  scopes_supported: tokenScopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Personal Task Board',
});
