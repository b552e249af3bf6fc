import type { FailureKind } from '@board/contracts/constants/conversations';

/** Why a reply did not come. The message is for whoever reads the error; a person is shown the text of its kind. */
export class ChatFailure extends Error {
  readonly kind: FailureKind;
  /** What the server said for people, when it said anything. */
  readonly detail: string;

  constructor(kind: FailureKind, message: string, detail = '') {
    super(message);
    this.name = 'ChatFailure';
    this.kind = kind;
    this.detail = detail;
  }
}

const longestBody = 200;

/** A response that is not a stream, as the failure it stands for. */
export async function failureOf(response: Response): Promise<ChatFailure> {
  const body = await response.text().catch(() => '');
  const said = messageIn(body);
  if (response.status === 401) {
    return new ChatFailure('auth', 'authentication failed, please log in again');
  }
  if (response.status === 404) {
    return new ChatFailure('missing', 'streaming endpoint not implemented, check backend');
  }
  const plain = `HTTP error ${response.status}: ${body.slice(0, longestBody)}`;
  return new ChatFailure('http', plain, said || plain);
}

function messageIn(body: string): string {
  try {
    const reply: unknown = JSON.parse(body);
    if (typeof reply !== 'object' || reply === null || !('message' in reply)) return '';
    return typeof reply.message === 'string' ? reply.message : '';
  } catch {
    return '';
  }
}
