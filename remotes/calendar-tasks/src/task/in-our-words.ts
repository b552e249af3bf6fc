import { isApiError } from '@board/platform';

/** What the server says of a request is said; a failure of its own is told in our words. */
export async function inOurWords<Reply>(work: Promise<Reply>): Promise<Reply> {
  try {
    return await work;
  } catch (error) {
    const isItsOwn = isApiError(error) && error.status >= 500;
    throw isItsOwn ? new Error(error.message, { cause: error }) : error;
  }
}
