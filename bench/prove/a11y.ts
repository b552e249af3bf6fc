import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { updatePreferences } from '@board/contracts/calls/user';
import { type Locale, locales } from '@board/contracts/constants/locales';
import type { Browser, Page } from 'playwright-core';
import { findInaccessible } from '../../e2e/harness/accessibility.ts';
import { newAccount, registerSignedIn, signIn } from '../../e2e/harness/accounts.ts';
import { apiOf } from '../../e2e/harness/api.ts';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { type Product, startProduct } from '../../e2e/harness/product.ts';
import { fillBoard } from './a11y/belongings.ts';
import type { Screen } from './a11y/screens/screen.ts';
import { screens } from './a11y/screens.ts';
import { settled } from './a11y/settled.ts';

/**
 * axe over every screen, both themes, both languages, phone and laptop; or over those named. With
 * `--pictures <folder>` each of them can be looked at.
 */
const {
  values: { pictures },
  positionals: wanted,
} = parseArgs({ allowPositionals: true, options: { pictures: { type: 'string' } } });
const themes = ['light', 'dark'] as const;
const widths = [360, 1440] as const;
const phoneHeight = 740;

const product = await startProduct();
const browser = await launchBrowser();
let seen = 0;
let violations = 0;

try {
  for (const locale of locales) {
    for (const theme of themes) {
      for (const width of widths) await walk(browser, product, { locale, theme, width });
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${seen} screens looked at, ${violations} violations of WCAG 2.2 AA.`);
process.exitCode = violations === 0 && seen > 0 ? 0 : 1;

interface Look {
  locale: Locale;
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}

async function walk(open: Browser, running: Product, look: Look): Promise<void> {
  const { url, admin } = running;
  const { locale, theme, width } = look;
  const phone = width < 600;
  const context = await open.newContext({
    baseURL: url,
    locale,
    colorScheme: theme,
    // What is still fading in has the colours of neither before nor after.
    reducedMotion: 'reduce',
    // It would have the very files that are to be missing.
    serviceWorkers: 'block',
    viewport: { width, height: phone ? phoneHeight : 900 },
    ...(phone && { hasTouch: true, isMobile: true }),
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const judgeAll = async (all: readonly Screen[]) => {
    for (const screen of all) {
      if (wanted.length === 0 || wanted.includes(screen.name)) await judge(page, screen, look);
    }
  };
  await judgeAll(screens.guest);
  const account = await registerSignedIn(page, '/', newAccount('prover'), locale);
  // The account's own theme and language count, whatever the browser has.
  const darkMode = theme === 'dark';
  const own = await apiOf(running, account);
  await own(updatePreferences, { body: { darkMode } });
  await signIn(page, account, '/');
  await judgeAll(screens.newcomer);
  await fillBoard(page);
  await judgeAll(screens.student);
  const api = await apiOf(running, admin);
  await api(updatePreferences, { body: { language: locale, darkMode } });
  await signIn(page, admin, '/admin');
  await judgeAll(screens.admin);
  await context.close();
}

async function judge(page: Page, screen: Screen, { locale, theme, width }: Look): Promise<void> {
  // Another hash alone would not load the page again, with what was opened on it.
  await page.goto('about:blank');
  await page.goto(screen.path);
  await page.locator(screen.ready).first().waitFor();
  await settled(page);
  if (screen.act) {
    await screen.act(page);
    await settled(page);
  }
  seen += 1;
  if (pictures) {
    const name = [screen.name, locale, theme, width].join(' ').replaceAll(/\W+/g, '-');
    await page.screenshot({ path: join(pictures, `${name}.png`) });
  }
  // As high as its page, so that the bar at the end of a phone covers nothing by chance.
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 100);
  if (width < 600) await page.setViewportSize({ width, height });
  for (const { id, elements } of await findInaccessible(page, screen.part)) {
    violations += elements.length;
    console.log(
      `${screen.name}, ${locale}, ${theme}, ${width} px: ${id}\n  ${elements.join('\n  ')}`,
    );
  }
  if (width < 600) await page.setViewportSize({ width, height: phoneHeight });
  // What disturbed it is over, for the next screen and for whoever signs in.
  await page.unrouteAll();
}
