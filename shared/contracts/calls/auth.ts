import type { authSchemas } from '../schemas/auth.ts';
import type { ShapeOf } from '../schemas/call-schema.ts';
import type { Call } from './call.ts';

type Schemas = typeof authSchemas;
type AuthCall<Name extends keyof Schemas> = Call<ShapeOf<Schemas[Name]>> & { readonly name: Name };

export const register: AuthCall<'register'> = {
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
};
export const login: AuthCall<'login'> = {
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
};
export const logout: AuthCall<'logout'> = {
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
};
export const verifySession: AuthCall<'verifySession'> = {
  name: 'verifySession',
  method: 'GET',
  path: '/auth/verify',
  access: 'user',
};
export const refreshToken: AuthCall<'refreshToken'> = {
  name: 'refreshToken',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
};
