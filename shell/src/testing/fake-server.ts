export interface SeenRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = Response | 'no network';

/** Stands where the network would be: answers what a test says and remembers what was sent. */
export function fakeServer(answer: (request: SeenRequest) => Answer | Promise<Answer>) {
  const requests: SeenRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    const request: SeenRequest = {
      method,
      path: String(input),
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    requests.push(request);
    const reply = await answer(request);
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    return reply;
  });
  return requests;
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}
