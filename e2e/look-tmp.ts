import { startProduct } from '/work/trees/way/e2e/harness/product.ts';
import { launchBrowser } from '/work/trees/way/e2e/harness/browser.ts';
import { newAccount, registerSignedIn } from '/work/trees/way/e2e/harness/accounts.ts';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/look', { recursive: true });
const product = await startProduct({});
const browser = await launchBrowser();
const account = newAccount();
let first = true;
try {
  for (const [size, zh, dark] of [['phone', true, false], ['desk', false, false], ['wide', true, true]] as const) {
    const viewport = size === 'phone' ? { width: 360, height: 740 } : size === 'wide' ? { width: 1920, height: 1080 } : { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: product.url, viewport, hasTouch: size === 'phone', isMobile: size === 'phone', colorScheme: dark ? 'dark' : 'light', locale: zh ? 'zh-CN' : 'en-GB' });
    context.setDefaultTimeout(30000);
    const page = await context.newPage();
    const shot = async (name: string) => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/look/${size}-${name}.png` }); };
    await page.goto('/login'); await shot('login');
    await registerSignedIn(page, '/', newAccount(), zh ? 'zh-CN' : 'en');
    const token = await page.evaluate(() => Object.values(localStorage).find((v) => v.length > 20 && !v.startsWith('{')));
    const r = await page.request.post('/api/sample-term', { headers: { authorization: `Bearer ${token}` } });
    console.log(size, r.status());
    await page.reload(); await page.waitForTimeout(2500);
    await shot('board');
    if (size === 'phone') {
      const steps: [string, () => Promise<unknown>][] = [
        ['courses-day', () => page.goto('/#courses')],
        ['courses-week', () => page.locator('[data-module="courses"]').getByRole('button', { name: '周', exact: true }).or(page.getByRole('radio', { name: '周', exact: true })).first().click({ timeout: 4000 })],
        ['add', () => page.getByRole('navigation', { name: /.+/ }).getByRole('button', { name: '添加' }).tap({ timeout: 4000 })],
        ['back', () => page.goBack()],
        ['more', () => page.getByRole('button', { name: '更多' }).tap({ timeout: 4000 })],
        ['back2', () => page.goBack()],
        ['money', () => page.goto('/#money')], ['finance', () => page.goto('/finance')], ['tasks', () => page.goto('/tasks')],
        ['timetable', () => page.goto('/timetable')], ['profile', () => page.goto('/profile')], ['share', () => page.goto('/share')],
        ['addform', async () => { await page.goto('/'); await page.waitForTimeout(2000); await page.getByRole('button', { name: '添加', exact: true }).first().tap({ timeout: 4000 }); await page.getByRole('button', { name: /^课程/ }).tap({ timeout: 4000 }); await page.waitForTimeout(1500); }],
      ];
      for (const [name, act] of steps) { await act().catch((e) => console.log(name, String(e).slice(0, 200))); await shot(name); }
    } else {
      for (const [name, path] of [['finance', '/finance'], ['tasks', '/tasks'], ['timetable', '/timetable'], ['profile', '/profile'], ['share', '/share'], ['notifications', '/notifications']] as const) {
        await page.goto(path).catch(() => undefined); await shot(name);
      }
      await page.goto('/'); await page.waitForTimeout(1500);
      await page.keyboard.press('n'); await shot('add-task');
    }
    await context.close();
  }
} finally { await browser.close(); await product.stop(); }
