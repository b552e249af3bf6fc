/** What OAuth calls an error; programs read the word. */
type OAuthError =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

export class Refusal extends Error {
  readonly error: OAuthError;

  constructor(error: OAuthError) {
    super(error);
    this.error = error;
  }
}
