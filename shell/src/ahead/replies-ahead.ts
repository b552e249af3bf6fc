/** Where the page's first script leaves what it has asked for. */
export const aheadName = '__BOARD_AHEAD__';

export interface Ahead {
  token: string;
  locale: string;
  /** After it (epoch ms) the replies are too old to be taken for new ones. */
  until: number;
  /** By address. */
  replies: Map<string, Promise<Response>>;
}

declare global {
  var __BOARD_AHEAD__: Ahead | undefined;
}

interface Question {
  url: string;
  token: string | null;
  locale: string;
}

/** The answer to what was asked ahead, once, soon, and only for the very person and language. */
export function takeAhead({ url, token, locale }: Question): Promise<Response> | undefined {
  const ahead = globalThis[aheadName];
  if (!ahead) return undefined;
  if (ahead.token !== token || ahead.until < Date.now()) {
    // Somebody else by now, or nobody: nothing of it may be seen any more.
    Reflect.deleteProperty(globalThis, aheadName);
    return undefined;
  }
  const reply = ahead.locale === locale ? ahead.replies.get(url) : undefined;
  ahead.replies.delete(url);
  return reply;
}
