import type { ProviderKind } from '@board/contracts/constants/sign-in';
import { cas } from './cas.ts';
import { oidc } from './oidc.ts';
import type { Protocol } from './protocol.ts';

export const protocols: Record<ProviderKind, Protocol> = { oidc, cas };
