import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on anything on the screen that WCAG 2.2 AA forbids, and names the elements. */
export async function assertAccessible(page: Page, part?: string): Promise<void> {
  // Evaluated by the debugger, which a content security policy does not bind.
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([tags, selector]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: [...tags] },
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      }));
    },
    [standard, part] as const,
  );
  assert.deepEqual(found, [], 'accessibility');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
