import assert from 'node:assert/strict';
import { locales } from '@board/contracts/constants/locales';
import tasksEn from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import tasksZh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import accountZh from '../../shell/src/messages/account/zh-CN.json' with { type: 'json' };
import en from '../../shell/src/messages/en.json' with { type: 'json' };
import zh from '../../shell/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';
import { sentScripts } from '../harness/sent-scripts.ts';

/** Of JavaScript before somebody can type his name, in bytes as they are sent. */
const mostScripts = 112_000;

const quick = { en: tasksEn.quick.label, 'zh-CN': tasksZh.quick.label };
const texts = { en: { ...en, ...accountEn }, 'zh-CN': { ...zh, ...accountZh } };

declare global {
  interface Window {
    beforeTheFirstField?: string[];
  }
}

/** The picture beside the form comes behind it, and is not waited for. */
function keepWhatCameBeforeTheFirstField(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('input')) return;
    observer.disconnect();
    window.beforeTheFirstField = performance.getEntriesByType('resource').map(({ name }) => name);
  }).observe(document, { childList: true, subtree: true });
}

/** To the edge of its side, and further down than it fades. */
const goesOn = (week: Element): boolean => {
  const { right, top } = week.getBoundingClientRect();
  const lines = [...week.querySelectorAll('path')].map((line) => line.getBoundingClientRect());
  const [, faded = Number.NaN] = /([\d.]+)px\)$/.exec(getComputedStyle(week).maskImage) ?? [];
  const side = week.parentElement?.getBoundingClientRect();
  return (
    right >= (side?.right ?? Number.NaN) &&
    Math.max(...lines.map(({ bottom }) => bottom)) > top + Number(faded)
  );
};

journeys('login page', (journey) => {
  journey('opens without a complaint', async ({ page }) => {
    await page.addInitScript(keepWhatCameBeforeTheFirstField);
    const response = await page.goto('/login');
    assert.equal(response?.status(), 200);
    await page.getByRole('textbox').first().waitFor();
    const scripts = await page.evaluate(() => window.beforeTheFirstField ?? []);
    await assertAccessible(page);

    const { bytes, count } = await sentScripts(page, scripts);
    assert.ok(count > 1 && bytes <= mostScripts, `${bytes} bytes in ${count} scripts`);
  });

  for (const locale of locales)
    for (const size of [{}, { viewport: { width: 360, height: 740 }, hasTouch: true }])
      journey(
        `speaks the language of the browser, which stays after signing in, its first field has the focus, ${'viewport' in size ? 'on a phone' : 'on a desk'} (${locale})`,
        async ({ page }) => {
          await page.goto('/login');
          await page.locator(`html[lang="${locale}"] input:focus`).waitFor();
          assert.ok(
            await page
              .getByRole('textbox')
              .first()
              .evaluate((field) => field === document.activeElement),
          );
          if (!('viewport' in size)) {
            await page.setViewportSize({ width: 1920, height: 1080 });
            const week = page.locator('aside > svg');
            assert.ok(await week.evaluate(goesOn), 'the drawn week ends in mid-air');
          }
          await page.getByText(texts[locale].login.toRegister).click();
          const hint = page.getByText(texts[locale].register.usernameHint);
          await hint.waitFor();
          assert.equal(await hint.count(), 1, 'a hint is said once');
          await assertFits(page);

          // Somebody whose account was made in another language, and who never chose one.
          const account = newAccount();
          const [another] = locales.filter((each) => each !== locale);
          const headers = { 'accept-language': another ?? '' };
          await page.request.post('/api/auth/register', { data: account, headers });
          await page.goto('/login');
          const { fields, login } = texts[locale];
          await page.getByLabel(fields.username).fill(account.username);
          await page.getByRole('textbox', { name: fields.password }).fill(account.password);
          await page.getByRole('button', { name: login.title, exact: true }).click();
          await page.getByRole('textbox', { name: quick[locale] }).waitFor();
        },
        { ...size, locale },
      );

  journey('is where a stranger is sent', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL(/\/login/);
  });
});
