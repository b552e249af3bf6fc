import fc from 'fast-check';
import { bodies, headerSets, texts } from '../../../server/src/testing/hostile/inputs.ts';
import { nearlyValid, type Schema, thing, valid, wild } from './from-schema.ts';

export const roles = ['guest', 'student', 'teacher', 'admin'] as const;
/** The last two speak only where a request is made to be right. */
export type Role = (typeof roles)[number] | 'chief' | 'deployer';

/** One thing that the document says can be asked. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  isOpen: boolean;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  body: Schema | undefined;
  /** Of an answer that is not a refusal, where it is JSON. */
  reply: Schema | undefined;
}

export interface Drawn {
  role: Role;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: { json: unknown } | { raw: string | Buffer } | undefined;
}

interface Described {
  operationId: string;
  security: unknown[];
  parameters?: Operation['parameters'];
  requestBody?: Contents;
  responses: Record<string, Contents>;
}
interface Contents {
  content?: Record<string, { schema?: Schema }>;
}
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
}

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      isOpen: described.security.length === 0,
      parameters: described.parameters ?? [],
      body: described.requestBody?.content?.['application/json']?.schema,
      reply: Object.entries(described.responses).find(([status]) => status.startsWith('2'))?.[1]
        .content?.['application/json']?.schema,
    })),
  );
}

const sendable = texts.filter((text) => text.isWellFormed() && !text.includes('\u0000'));
/** undefined: says nothing of a language. */
const languages = fc.constantFrom('zh-CN', 'en', undefined);

export function requestsOf(operation: Operation): fc.Arbitrary<Drawn> {
  const named = (place: string) => operation.parameters.filter((each) => each.in === place);
  const params = named('path').map(({ name, schema }) => [name, paramOf(operation, name, schema)]);
  const query = (wrong: boolean) =>
    fc.record(
      Object.fromEntries(
        named('query').map(({ name, schema }) => [
          name,
          wrong ? queryOf(valid(schema, name)) : valid(schema, name),
        ]),
      ) as Record<string, fc.Arbitrary<unknown>>,
      {
        requiredKeys: named('query')
          .filter(({ required }) => required)
          .map(({ name }) => name),
      },
    );
  return fc.record({
    role: rolesOf(operation),
    params: fc.record(Object.fromEntries(params) as Record<string, fc.Arbitrary<string>>),
    query: fc.oneof(query(false), query(true)),
    headers: headersOf(),
    body: bodyOf(operation),
  });
}

function rolesOf({ path, isOpen }: Operation): fc.Arbitrary<Role> {
  const isDeploy = path.startsWith('/api/deploy');
  const weights: Partial<Record<Role, number>> = path.startsWith('/api/admin')
    ? { guest: 1, student: 1, teacher: 1, admin: 9 }
    : { guest: isOpen ? 8 : 1, student: 6, teacher: 2, admin: 2, deployer: isDeploy ? 30 : 0 };
  return fc.oneof(
    ...Object.entries(weights).map(([role, weight]) => ({
      weight,
      arbitrary: fc.constant(role as Role),
    })),
  );
}

/** A request that was made to be right, as it is or with something in it changed. */
export function nearly(right: Drawn): fc.Arbitrary<Drawn> {
  const { body } = right;
  if (!body || !('json' in body)) return fc.constant(right);
  return nearlyValid(fc.constant(body.json)).map((changed) => ({
    ...right,
    body: { json: changed },
  }));
}

function paramOf({ path }: Operation, name: string, schema: Schema): fc.Arbitrary<string> {
  const collection = path.slice(0, path.indexOf(`/{${name}}`));
  return fc.oneof(
    { weight: 6, arbitrary: fc.nat(30).map((at) => thing(`${collection}:${name}`, at)) },
    { weight: 2, arbitrary: valid(schema, name).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...sendable) },
  );
}

const queryOf = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 2, arbitrary: fc.constantFrom(...sendable) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()) },
  );

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const rare = fc.oneof(
    { weight: 9, arbitrary: fc.constant<Record<string, string>>({}) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Record<string, string>>(
        ...headerSets,
        { 'if-match': '"1"' },
        { 'if-none-match': '*' },
        { 'idempotency-key': 'the same' },
        { 'content-encoding': 'gzip' },
      ),
    },
  );
  return fc
    .tuple(languages, rare)
    .map(([language, more]) => ({ ...(language ? { 'accept-language': language } : {}), ...more }));
}

function bodyOf({ method, body }: Operation): fc.Arbitrary<Drawn['body']> {
  if (method === 'GET') return fc.constant(undefined);
  const raw = fc.constantFrom(...bodies).map((text) => ({ raw: text }));
  const json = (value: fc.Arbitrary<unknown>) => value.map((each) => ({ json: each }));
  if (!body)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: json(wild) },
      { weight: 1, arbitrary: raw },
    );
  const right = valid(body);
  const fields = Object.keys(body.properties ?? { value: 1 });
  return fc.oneof(
    { weight: 9, arbitrary: json(right) },
    { weight: 6, arbitrary: json(nearlyValid(right)) },
    { weight: 3, arbitrary: json(fc.dictionary(fc.constantFrom(...fields), wild)) },
    { weight: 1, arbitrary: raw },
  );
}
