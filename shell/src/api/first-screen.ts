import { type Answer, type FirstScreen, seededReply } from '@board/platform/host';

/** Longer than any healthy reply takes; after it every panel asks for itself. */
const patienceMs = 3_000;

let arriving: Promise<unknown> = Promise.resolve();
let isOnItsWay = false;
let ownUrl = '';
let screen: (Answer & { reply: FirstScreen }) | undefined;
const taken = new Set<string>();

/** While one reply brings the whole first screen, reads wait for it and take their part. */
export const firstScreen = {
  /** `url` is the reply's own: it must not wait for itself. */
  expect(url: string, reply: Promise<Answer & { reply: FirstScreen }>): void {
    ownUrl = url;
    taken.clear();
    isOnItsWay = true;
    const arrival = reply
      .then(
        (arrived) => {
          screen = arrived;
          setTimeout(firstScreen.forget, patienceMs);
        },
        () => undefined,
      )
      .finally(() => {
        isOnItsWay = false;
      });
    arriving = Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  },

  /** Until it is here, what this browser keeps of other questions stands in. */
  isAwaitedBy: (url: string): boolean => isOnItsWay && url !== ownUrl,

  /** Each part is taken once: who asks again wants it fresh. */
  async take(url: string): Promise<Answer | undefined> {
    if (url === ownUrl) return undefined;
    await arriving;
    if (!screen || screen.kept || taken.has(url)) return undefined;
    const part = seededReply(screen.reply, url);
    if (!part) return undefined;
    taken.add(url);
    return { ...screen, reply: part.reply };
  },

  forget(): void {
    arriving = Promise.resolve();
    screen = undefined;
  },
};
