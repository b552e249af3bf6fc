import { releaseLimit } from '@board/contracts/constants/delivery';
import { events } from '@board/platform';
import type { RemoteFacts } from '../serve-remote.ts';
import { look } from './look.ts';

declare const BOARD_REMOTE: RemoteFacts;

const { name, events: said, contracts, initialBytes } = BOARD_REMOTE;
const shown = 8;
const nameOf = (event: string) => event.split(' ')[0];

/** At the edge of the page: what the remote costs, what it takes part in, and what is said now. */
function open(): void {
  document.querySelector('board-overlay')?.remove();
  const host = document.body.appendChild(document.createElement('board-overlay'));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  root.adoptedStyleSheets = [sheet];
  const box = root.appendChild(document.createElement('details'));
  line(box, 'summary', `${name}: ${cost()}`);
  line(box, 'p', `contracts: ${contracts.join(', ') || 'none'}`);
  line(
    box,
    'p',
    `hears ${said.in.join(', ') || 'nothing'}; says ${said.out.join(', ') || 'nothing'}`,
  );
  const list = box.appendChild(document.createElement('ol'));

  const say = events.emit;
  events.emit = (event, ...payload) => {
    const heard = said.in.some((each) => nameOf(each) === event) ? ' (heard here)' : '';
    const own = said.out.some((each) => nameOf(each) === event) ? ' (said by this remote)' : '';
    line(list, 'li', `${new Date().toLocaleTimeString()} ${event}${heard}${own}`);
    while (list.children.length > shown) list.firstElementChild?.remove();
    say(event, ...payload);
  };
}

function cost(): string {
  if (initialBytes === undefined) return 'not built for production yet (board doctor)';
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
  return `${kilobytes(initialBytes)} of ${kilobytes(releaseLimit.initialBytes)} kB before the first frame`;
}

function line(parent: Element, tag: string, text: string): void {
  const element = parent.appendChild(document.createElement(tag));
  element.textContent = text;
}

open();
