import '@board/ui/tokens.css';
import '@board/ui/base.css';
import { createRoot } from 'react-dom/client';
import { DrawnMarkdown } from '../../../shared/ui/src/markdown/drawn-markdown.tsx';
import type { Case } from './cases.ts';

declare global {
  interface Window {
    pwned: () => void;
    tryCases: (cases: readonly Case[]) => Promise<string[]>;
    drawInPieces: (text: string) => Promise<void>;
  }
}

let ran = 0;
window.pwned = () => {
  ran += 1;
};

document.body.innerHTML =
  '<p id="sentinel" class="sentinel">Outside <b>before</b></p><div id="here"></div><p class="sentinel x card">Outside after</p>';
const here = document.getElementById('here') as HTMLElement;
const title = document.title;
const address = location.href;

const outsiders = (): Element[] => [
  document.documentElement,
  document.body,
  ...document.querySelectorAll('.sentinel, .sentinel b'),
];

/** What the size of the message between them may not touch. */
const moved = /^(height|block-size|perspective-origin|transform-origin|width|inline-size)$/;

function looks(element: Element): string {
  const style = getComputedStyle(element);
  return [...style]
    .filter((name) => !moved.test(name))
    .map((name) => `${name}:${style.getPropertyValue(name)}`)
    .join(';');
}

const hostLook = [
  'position',
  'display',
  'margin',
  'opacity',
  'visibility',
  'z-index',
  'transform',
  'contain',
  'float',
  'inset',
];

function hostOf(): HTMLElement | undefined {
  return [...here.querySelectorAll('div')].find((each) => each.shadowRoot) as
    | HTMLElement
    | undefined;
}

function hostLooks(): string {
  const host = hostOf();
  if (!host) return 'no host';
  const style = getComputedStyle(host);
  return hostLook.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
}

/** Behind all that React has put off; a timer would be slowed down by the browser. */
const tick = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

async function shown(draw: () => void, settled: () => boolean): Promise<void> {
  draw();
  for (let tries = 0; tries < 200; tries += 1) {
    await tick();
    if (tries > 2 && settled()) return;
  }
}

/** The order in which attributes were set is all that may differ. */
const markup = (): string =>
  (hostOf()?.shadowRoot?.innerHTML ?? '').replace(/<[a-z][^>]*>/g, (tag) =>
    (tag.match(/[\w-]+(="[^"]*")?/g) ?? []).sort().join(' '),
  );
const adopted = (): string =>
  (hostOf()?.shadowRoot?.adoptedStyleSheets ?? []).slice(1).map(rulesOf).sort().join('\n');
const rulesOf = (sheet: CSSStyleSheet): string =>
  [...sheet.cssRules].map((rule) => rule.cssText).join('\n');

const forbidden =
  'script,iframe,object,embed,svg,form,link,meta,base,video,audio,textarea,select,dialog,template,style,annotation,annotation-xml,maction,mglyph,semantics,math [href],math [style],math [src],math [class],[id],[name],[slot],[part],[popover],[srcset],[background],[ping]';

function insideFindings(): string[] {
  const found: string[] = [];
  if (ran > 0) found.push('a script ran');
  ran = 0;
  const root = hostOf()?.shadowRoot;
  const element = root?.querySelector(forbidden);
  if (element) found.push(`forbidden: ${element.outerHTML.slice(0, 120)}`);
  for (const each of root?.querySelectorAll('*') ?? []) {
    const bad = each
      .getAttributeNames()
      .find((name) => /^on|^(autofocus|formaction|xlink:href)$/.test(name));
    if (bad) found.push(`attribute ${bad}`);
  }
  for (const link of root?.querySelectorAll('a[href]') ?? []) {
    if (!/^(https?|mailto):/.test((link as HTMLAnchorElement).href))
      found.push(`link ${link.outerHTML}`);
    if (link.getAttribute('rel')?.includes('noopener') !== true)
      found.push('a link that does not open safely');
  }
  if (/url\(|@import|@font-face|position: (fixed|sticky)|:host/.test(adopted()))
    found.push(`rules: ${adopted()}`);
  return found;
}

function outsideFindings(before: readonly string[], host: string): string[] {
  const found: string[] = [];
  outsiders().forEach((outsider, index) => {
    if (looks(outsider) !== before[index]) found.push(`styled outside: ${outsider.tagName}`);
  });
  if (hostLooks() !== host) found.push(`the message's frame: ${hostLooks()}`);
  const sentinel = document.getElementById('sentinel');
  const { left, top, height } = sentinel?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 };
  if (document.elementFromPoint(left + 4, top + height / 2)?.closest('#sentinel') !== sentinel)
    found.push('covered');
  if (sentinel?.tagName !== 'P' || 'clobbered' in window || 'clobbered' in document)
    found.push('clobbered');
  if (document.title !== title || location.href !== address) found.push('the page went elsewhere');
  if (document.fonts.size !== fontsAtStart) found.push('a font was added');
  if (document.querySelectorAll('script').length !== scriptsAtStart)
    found.push('a script was added');
  return found;
}

const scriptsAtStart = document.querySelectorAll('script').length;
const fontsAtStart = document.fonts.size;

window.tryCases = async (list) => {
  const found: string[] = [];
  let root = createRoot(here);
  await shown(
    // With what draws formulas, so that no case waits for it.
    () => root.render(<DrawnMarkdown content="$x$" ended />),
    () => hostOf()?.shadowRoot?.querySelector('math') !== null,
  );
  const before = outsiders().map(looks);
  const host = hostLooks();
  const report = (text: string, how: string) => {
    const each =
      how === 'piece' ? insideFindings() : [...insideFindings(), ...outsideFindings(before, host)];
    for (const finding of each) found.push(`${finding} (${how}): ${JSON.stringify(text)}`);
  };
  for (const { text, cuts } of list) {
    root.unmount();
    root = createRoot(here);
    await shown(
      () => root.render(<DrawnMarkdown content={text} ended />),
      () => true,
    );
    report(text, 'whole');
    const whole = markup();
    const sheets = adopted();

    root.unmount();
    root = createRoot(here);
    for (const cut of cuts) {
      await shown(
        () => root.render(<DrawnMarkdown content={text.slice(0, cut)} ended={false} />),
        () => true,
      );
      report(text.slice(0, cut), 'piece');
    }
    await shown(
      () => root.render(<DrawnMarkdown content={text} ended />),
      () => markup() === whole,
    );
    report(text, 'pieces');
    if (markup() !== whole || adopted() !== sheets) {
      found.push(
        `pieces differ from the whole: ${JSON.stringify(text)} ${JSON.stringify(cuts)}\n${whole}\n${markup()}`,
      );
    }
  }
  root.unmount();
  // What was begun in the background, such as a picture's error, has its chance to come.
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (ran > 0)
    found.push(`a script ran late, in a batch that begins with ${JSON.stringify(list[0]?.text)}`);
  return found;
};

const pieceLength = 2_000;

/** As a reply comes, and as a whole at last. */
window.drawInPieces = async (text) => {
  const root = createRoot(here);
  for (let length = 0; length <= text.length; length += pieceLength) {
    root.render(<DrawnMarkdown content={text.slice(0, length)} ended={false} />);
    await new Promise(requestAnimationFrame);
  }
  root.render(<DrawnMarkdown content={text} ended />);
  // What was put off is drawn as well, and laid out.
  for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
  root.unmount();
};
