import type { Page } from 'playwright-core';

interface Registry {
  remotes: { descriptor: { pages: { path: string; access: 'user' | 'admin' }[] } }[];
}

/** As the remotes have them, so that one that is new is walked by itself. */
export async function pagesFor(page: Page, who: 'user' | 'admin'): Promise<string[]> {
  const registry: Registry = await (await page.request.get('/registry.json')).json();
  const pages = registry.remotes.flatMap(({ descriptor }) => descriptor.pages);
  return pages.filter(({ access }) => access === who).map(({ path }) => path);
}
