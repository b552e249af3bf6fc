import { type Access, type Call, isKeyed } from '@board/contracts/calls/call';
import { scopesFor } from '@board/contracts/constants/api-tokens';
import { errorTable } from '@board/contracts/constants/error-codes';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import { ErrorReply } from '@board/contracts/schemas/common';
import { IsOptional, type TSchema } from 'typebox';
import { maxKeyLength } from '../plugins/idempotency.ts';
import type { ServedCall } from '../serving/app-type.ts';
import { packagePaths } from './package-paths.ts';

type Json = Record<string, unknown>;

export function openApiDocument(calls: readonly ServedCall[]): Json {
  const paths: Record<string, Json> = { ...packagePaths };
  for (const served of calls) {
    const path = `/api${served.call.path}`;
    paths[path] = { ...paths[path], [served.call.method.toLowerCase()]: operation(served) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Personal Task Board',
      version: '1.0.0',
      description: `Errors carry one of these codes: ${Object.keys(errorTable).join(', ')}.`,
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ErrorReply },
    },
  };
}

function operation({ call, schema }: ServedCall): Json {
  const status = String(schema.status ?? 200);
  return {
    operationId: call.name,
    tags: [call.path.split('/')[1]],
    summary: words(call.name),
    description: `${whoMay(call.access)}${call.matters ? whatMatters[String(call.matters)] : ''}${whatTokens(call)}`,
    ...(call.matters ? { 'x-matters': call.matters } : {}),
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.query),
      ...headers({ call, schema }),
    ],
    ...requestBody(schema),
    responses: {
      [status]: { description: 'Done', ...replyContent(schema) },
      ...(call.reads
        ? { 304: { description: 'Nothing changed since the ETag in If-None-Match' } }
        : {}),
      ...(call.matters ? { 403: refused('The role does not suffice, or auth.proof_needed') } : {}),
      default: refused('Refused or failed'),
    },
  };
}

function parameters(place: 'path' | 'query', schema: TSchema | undefined): Json[] {
  if (!schema || !('properties' in schema)) return [];
  const required = 'required' in schema ? (schema.required as string[]) : [];
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody({ body, upload, example }: CallSchema): Json {
  if (upload) {
    const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };
    const { field } = upload;
    const form = field && { type: 'object', required: [field], properties: { [field]: bytes } };
    return { requestBody: { required: true, content: { [upload.type]: { schema: form ?? {} } } } };
  }
  if (!body) return {};
  const json = { schema: body, ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: !IsOptional(body), content: { 'application/json': json } } };
}

function replyContent({ reply, media }: CallSchema): Json {
  if (reply) return { content: { 'application/json': { schema: reply } } };
  return media ? { content: { [media]: {} } } : {};
}

/** Each only where it does something. */
function headers({ call, schema }: ServedCall): Json[] {
  const header = (name: string, schemaOf: Json = {}): Json => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', ...schemaOf },
  });
  return [
    ...(call.reads ? [header('If-None-Match')] : []),
    ...(schema.ifMatch ? [header('If-Match')] : []),
    ...(isKeyed(call) ? [header('Idempotency-Key', { maxLength: maxKeyLength })] : []),
  ];
}

const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** By what the contract says of it. */
const whatMatters: Record<string, string> = {
  true: ' Whoever has a second factor has shown it in this session within ten minutes.',
  partly:
    ' For some of it, whoever has a second factor has shown it in this session within ten minutes.',
};

function whoMay(access: Access): string {
  if (access === 'public') return 'Needs no token.';
  return access === 'token'
    ? 'Needs a token of its own kind: that of the session to renew, or a deploy token of the remote.'
    : `Needs a token of the role '${access}' or above.`;
}

/** Which of a person's API tokens do as well. */
function whatTokens(call: Call): string {
  const scopes = scopesFor(call);
  if (!scopes) return '';
  return call.writesSome
    ? ` Or an API token with ${scopes.join(' or ')}, by what it is about.`
    : ` Or an API token with ${scopes.join(' and ')}.`;
}

/** 'createTask' as 'Create task'. */
export function words(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
