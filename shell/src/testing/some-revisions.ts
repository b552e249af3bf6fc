import { type Scope, scopes } from '@board/contracts/constants/scopes';

/** Where every part of a person's data stands at first. */
export const someRevisions = Object.fromEntries(scopes.map((scope) => [scope, 1])) as Record<
  Scope,
  number
>;
