import { type Browser, chromium } from 'playwright-core';
import { findChromium, whyNoChromium } from '../../scripts/chromium.ts';

/** A quiet Chromium with a new profile: nothing in the background, no updates, no HTTP/3. */
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
      // Chromium's sandbox does not run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
