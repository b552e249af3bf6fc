import type { Locator } from 'playwright-core';

/** What is said beside a field, as a screen reader tells it: a hint, or what is wrong. */
export function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
}

/** Until something is written in it: what fills a field may come after the field. */
export function holds(field: Locator, value: string): Promise<void> {
  return field.and(field.page().locator(`[value=${JSON.stringify(value)}]`)).waitFor();
}
