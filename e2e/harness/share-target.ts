import type { Page } from 'playwright-core';
import en from '../../shell/src/messages/late/en.json' with { type: 'json' };
import { sharePath } from '../../shell/src/worker/shared-thing.ts';

interface Shared {
  text?: string;
  url?: string;
  file?: { name: string; type: string; base64: string };
}

/** As the system sends what another app shares: a form that leads to a page of ours. */
export async function shareWith(
  page: Page,
  shared: Shared,
  title: string = en.share.title,
): Promise<void> {
  await page.evaluate(
    ([path, { file, ...words }]) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.action = path;
      form.enctype = 'multipart/form-data';
      for (const [name, value] of Object.entries(words)) {
        const field = document.createElement('textarea');
        field.name = name;
        field.value = value;
        form.append(field);
      }
      if (file) {
        const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
        const carried = new DataTransfer();
        carried.items.add(new File([bytes], file.name, { type: file.type }));
        const field = document.createElement('input');
        field.type = 'file';
        field.name = 'file';
        field.files = carried.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [sharePath, shared] as const,
  );
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** They come a moment after the page. */
export const hasWords = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('textarea')].some(({ value }) => value === wanted),
    words,
  );
