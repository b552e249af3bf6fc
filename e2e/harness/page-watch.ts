import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';

export interface PageWatch {
  /** Listens to every page of this one, too. */
  over(context: BrowserContext): Promise<void>;
  /** From now on a matching complaint is part of the journey, such as a refused password. */
  expect(pattern: RegExp): void;
  /** Fails if any of the pages complained of something that nobody expected. */
  assertQuiet(): void;
}

/** For errors, warnings of the console and CSP violations. */
export function newWatch(): PageWatch {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const complain = (complaint: string) => {
    if (!expected.some((pattern) => pattern.test(complaint))) complaints.push(complaint);
  };
  return {
    async over(context) {
      await context.exposeFunction('reportCspViolation', (violation: string) => {
        complain(`CSP: ${violation}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, 'reportCspViolation');
          report(`${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
        });
      });
      context.on('page', (page) => watchPage(page, complain));
    },
    expect: (pattern) => expected.push(pattern),
    assertQuiet: () =>
      assert.deepEqual(complaints, [], `the page complained: ${complaints[0]?.split('\n')[0]}`),
  };
}

/** A browser says so of a page that is slower than it likes; how slow that is depends on the machine. */
const slowness = /was preloaded using link preload but not used within a few seconds/;

function watchPage(page: Page, complain: (complaint: string) => void): void {
  page.on('pageerror', (error) => complain(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (slowness.test(message.text())) return;
    complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
}
