import { isKeyed } from '@board/contracts/calls/call';
import { errorTable } from '@board/contracts/constants/error-codes';
import { ErrorReply } from '@board/contracts/schemas/common';
import { IsOptional, type TSchema } from 'typebox';
import type { ServedCall } from '../app-type.ts';

type Json = Record<string, unknown>;

export function openApiDocument(calls: readonly ServedCall[]): Json {
  const paths: Record<string, Json> = {};
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
    description:
      call.access === 'public'
        ? 'Needs no token.'
        : `Needs a token of the role '${call.access}' or above.`,
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.query),
      ...headers(call),
    ],
    ...(schema.body
      ? {
          requestBody: {
            required: !IsOptional(schema.body),
            content: {
              'application/json': {
                schema: schema.body,
                ...(schema.example === undefined ? {} : { example: schema.example }),
              },
            },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Done',
        ...(schema.reply ? { content: { 'application/json': { schema: schema.reply } } } : {}),
      },
      ...(call.reads
        ? { 304: { description: 'Nothing changed since the ETag in If-None-Match' } }
        : {}),
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
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

function headers(call: ServedCall['call']): Json[] {
  const { method, access } = call;
  if (access === 'public') return [];
  const text = { type: 'string' };
  if (method === 'GET')
    return [{ name: 'If-None-Match', in: 'header', required: false, schema: text }];
  const ifMatch = { name: 'If-Match', in: 'header', required: false, schema: text };
  if (!isKeyed(call)) return [ifMatch];
  return [ifMatch, { name: 'Idempotency-Key', in: 'header', required: false, schema: text }];
}

/** 'createTask' as 'Create task'. */
export function words(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
