import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { findChromium, whyNoChromium } from '../../scripts/chromium.ts';

/** One of its own, or a place in the one that `JOURNEY_BROWSER` names. */
export async function launchBrowser(): Promise<Browser> {
  const shared = process.env.JOURNEY_BROWSER;
  return shared ? chromium.connect(shared) : chromium.launch(quiet());
}

/** For several processes, which find it at its `wsEndpoint()`. */
export async function launchSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(quiet());
}

/** With a new profile: nothing in the background, no updates, no HTTP/3. */
function quiet() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(whyNoChromium);
  return {
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
  };
}
