import compile from 'fast-json-stringify';
import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;
type Serialiser = (reply: unknown) => string;

const compiled = new WeakMap<TSchema, Serialiser>();

/** Compiled when the first such reply is written: few processes ever send all of them. */
export function serialiserOf(schema: TSchema): Serialiser {
  return (reply) => {
    let serialise = compiled.get(schema);
    if (!serialise) {
      serialise = compile(serialiserSchema(schema));
      compiled.set(schema, serialise);
    }
    return serialise(reply);
  };
}

/**
 * The reply's schema as the compiled serialiser likes it: what is checked on the way in costs time
 * on the way out, and `X or null` is a plain X that may be null rather than a choice to try.
 */
function serialiserSchema(schema: TSchema): Json {
  return simplify(JSON.parse(JSON.stringify(schema)) as Json);
}

const checks = ['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'x-error'];

function simplify(schema: Json): Json {
  for (const check of checks) delete schema[check];
  const choices = schema.anyOf as Json[] | undefined;
  if (choices) {
    const rest = choices.filter(({ type }) => type !== 'null');
    const [only] = rest;
    if (only && rest.length === 1 && choices.length === 2)
      return { ...simplify(only), nullable: true };
    schema.anyOf = choices.map(simplify);
  }
  const values = schema.enum as unknown[] | undefined;
  if (values?.every((value) => typeof value === 'string')) return { type: 'string' };
  if (schema.properties) {
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties as Record<string, Json>).map(([name, property]) => [
        name,
        simplify(property),
      ]),
    );
  }
  if (schema.items) schema.items = simplify(schema.items as Json);
  return schema;
}
