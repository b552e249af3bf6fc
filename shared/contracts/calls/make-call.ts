import type { allSchemas } from '../schemas/all-schemas.ts';
import type { ShapeOf } from '../schemas/call-schema.ts';
import type { Access, Call, Method } from './call.ts';

type Schemas = typeof allSchemas;

/** A call by the name of its schema, from which it has its shape. */
export type CallOf<Name extends keyof Schemas> = Call<ShapeOf<Schemas[Name]>> & {
  readonly name: Name;
};

type More = Omit<Call, 'name' | 'method' | 'path' | 'access' | 'shape'>;

/**
 * Writes a call down: for whoever is signed in, or for who is said. Bundlers are told that nothing
 * happens by it: of an area with twenty calls a bundle holds those that it uses.
 */
/*@__NO_SIDE_EFFECTS__*/
export function call<Name extends keyof Schemas>(
  name: Name,
  method: Method,
  path: string,
  who?: Access | More,
  more?: More,
): CallOf<Name> {
  const rest =
    typeof who === 'string' ? { access: who, ...more } : { access: 'user' as const, ...who };
  return { name, method, path, ...rest };
}
