import type { Call } from './call.ts';

type Scalar = string | number | boolean | undefined;

interface UrlInput {
  params?: unknown;
  query?: unknown;
}

/** The one place that turns a call and its input into an address; query keys are sorted so that equal inputs give equal addresses. */
export function callUrl(call: Call, input: UrlInput = {}): string {
  const params = (input.params ?? {}) as Record<string, Scalar>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
  const query = Object.entries((input.query ?? {}) as Record<string, Scalar>)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(String(value).toWellFormed())}`,
    );
  return `/api${path}${query.length ? `?${query.join('&')}` : ''}`;
}
