import type { Call } from '@board/contracts/calls/call';

export interface Operation {
  method: Call['method'];
  path: string;
  query: string[];
  fields: string[];
}

type Json = Record<string, unknown>;

/** What the document of the interface says that can be asked. */
export function operationsOf(document: {
  paths: Record<string, Record<string, Json>>;
}): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      query: ((operation.parameters ?? []) as Json[])
        .filter((each) => each.in === 'query')
        .map(({ name }) => String(name)),
      fields: fieldsOf(operation),
    })),
  );
}

function fieldsOf(operation: Json): string[] {
  const body = operation.requestBody as
    | { content: { 'application/json'?: { schema: Json } } }
    | undefined;
  return Object.keys(
    (body?.content['application/json']?.schema.properties as Json | undefined) ?? {},
  );
}
