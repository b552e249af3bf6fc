import { type FirstScreen, seededReply } from '@board/platform/host';

/** Longer than any healthy reply takes; after it every panel asks for itself. */
const patienceMs = 3_000;

let arriving: Promise<unknown> = Promise.resolve();
let ownUrl = '';
let screen: FirstScreen | undefined;
const taken = new Set<string>();

/** While one reply brings the whole first screen, reads wait for it and take their part. */
export const firstScreen = {
  /** `url` is the reply's own: it must not wait for itself. */
  expect(url: string, reply: Promise<FirstScreen>): void {
    ownUrl = url;
    taken.clear();
    const arrival = reply.then(
      (arrived) => {
        screen = arrived;
        setTimeout(firstScreen.forget, patienceMs);
      },
      () => undefined,
    );
    arriving = Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  },

  /** Each part is taken once: who asks again wants it fresh. */
  async take(url: string): Promise<unknown> {
    if (url === ownUrl) return undefined;
    await arriving;
    if (!screen || taken.has(url)) return undefined;
    const part = seededReply(screen, url);
    if (part) taken.add(url);
    return part?.reply;
  },

  forget(): void {
    arriving = Promise.resolve();
    screen = undefined;
  },
};
