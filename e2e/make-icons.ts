import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from './harness/browser.ts';

/** Draws the PNG icons of the installed app from its SVG: `node e2e/make-icons.ts` after a change. */
const folder = join(import.meta.dirname, '../shell/src/public/icons');
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8');
/** Systems cut their own shape out of these, so the ground fills the square. */
const square = drawing
  .replace('rx="14"', 'rx="0"')
  .replace('translate(14 14) scale(1.8)', 'translate(16 16) scale(1.6)');

const icons = [
  // For the tab: an SVG would be laid out anew by the page's own thread at every change of address.
  { name: 'icon-48', size: 48, svg: drawing },
  { name: 'icon-180', size: 180, svg: square },
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'icon-maskable-512', size: 512, svg: square },
];

const browser = await launchBrowser();
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>* { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
