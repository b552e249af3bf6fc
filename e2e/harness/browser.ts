import { type Browser, chromium } from 'playwright-core';
import { findChromium, whyNoChromium } from '../../scripts/chromium.ts';

/** What Playwright switches off; the last list on a command line is the only one that counts. */
const playwrightsQuirks = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** A renderer in reserve is started for each context, and hardly ever used. */
const reserve = 'SpareRendererForSitePerProcess';

/** With a new profile: nothing in the background, no updates, no HTTP/3. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(whyNoChromium);
  return chromium.launch({
    executablePath,
    headless: false,
    args: [
      '--headless=new',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...playwrightsQuirks, reserve]}`,
      // Chromium's sandbox does not run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
