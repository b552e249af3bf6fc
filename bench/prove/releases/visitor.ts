import { setTimeout as pause } from 'node:timers/promises';
import { type Person, registerPerson, send } from '../running/person.ts';
import { OpenPage } from './page.ts';

/** Somebody signed in with one page open, who hears by the live stream what is released. */
export interface Visitor extends Pick<Person, 'token' | 'cookie'> {
  page: OpenPage;
  /** How often something was heard, and what of it the page has followed. */
  heard: number;
  followed: number;
  reports: Promise<unknown>[];
}

export async function newVisitor(url: () => string, ended: AbortSignal): Promise<Visitor> {
  const { token, cookie } = await registerPerson(url());
  const reports: Promise<unknown>[] = [];
  const page = await openPage(url, { token, cookie, reports });
  const visitor = { token, cookie, page, heard: 0, followed: 0, reports };
  void listen(url, visitor, ended);
  return visitor;
}

export function openPage(
  url: () => string,
  { token, cookie, reports }: Pick<Visitor, 'token' | 'cookie' | 'reports'>,
): Promise<OpenPage> {
  return OpenPage.open({
    url,
    cookie,
    report: async ({ remote, version, phase }) => {
      const headers = { authorization: `Bearer ${token}` };
      const body = { remote, version, phase, message: 'broken' };
      const sent = send(url(), 'POST', '/client-reports', body, headers).catch(() => undefined);
      reports.push(sent);
      await sent;
    },
  });
}

async function listen(url: () => string, visitor: Visitor, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    try {
      const response = await fetch(`${url()}/api/stream`, {
        headers: { authorization: `Bearer ${visitor.token}` },
        signal: ended,
      });
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        // Also a greeting: what was missed meanwhile is looked for.
        if (/"kind":"(releases|hello)"/.test(decoder.decode(chunk, { stream: true })))
          visitor.heard += 1;
      }
    } catch {
      // The server is away; it is asked again.
    }
    if (!ended.aborted) await pause(50);
  }
}
