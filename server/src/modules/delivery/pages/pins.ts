import { pinnedMinutes } from '@board/contracts/constants/limits';
import { minuteMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../context/context.ts';
import { cookieOf, setCookie } from '../../../plugins/cookies.ts';
import { requestLocale } from '../../../plugins/locale.ts';
import { keptOnce } from '../files/kept-once.ts';
import type { Versions } from '../registry/composition.ts';
import { findComposition } from '../registry/compositions.repository.ts';
import type { DeliveryState } from '../registry/delivery-state.ts';
import { mayOverride } from '../registry/registry-for.ts';
import { findRelease, type ReleaseRow } from '../releases/releases.repository.ts';
import { overPage } from './over-page.ts';
import { signed } from './signed.ts';
import type { Visitor } from './visitor.ts';

const cookie = 'board_pin';
const asked = ['composition', 'preview'] as const;
const mostKept = 50;

/** A release that nobody is served, for whoever has the link, until it is over. */
export interface Preview {
  remote: string;
  version: string;
  until: number;
}

/**
 * What one browser is shown instead of what everybody has: a composition as it once was, or one
 * release that is not promoted. A cookie holds it, so that page, registry and reloads agree.
 */
export class Pins {
  readonly #services: Services;
  readonly #states = new Map<string, Promise<DeliveryState | undefined>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Takes `?composition=` and `?preview=` out of the address, and remembers them; empty is forgotten. */
  async take(
    state: DeliveryState,
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor | undefined,
  ): Promise<boolean> {
    const url = new URL(`http://page${request.url}`);
    const name = asked.find((each) => url.searchParams.has(each));
    if (name === undefined || !visitor) return false;
    const value = url.searchParams.get(name) ?? '';
    const pin = value === '' ? '' : `${name}:${value}`;
    if (pin !== '' && !(await this.#pinned(state, pin, visitor))) {
      reply
        .code(410)
        .type('text/html; charset=utf-8')
        .send(overPage(requestLocale(request)));
      return true;
    }
    url.searchParams.delete(name);
    const maxAge = pin === '' ? 0 : (pinnedMinutes * minuteMs) / secondMs;
    setCookie(this.#services.config, reply, { name: cookie, value: pin, maxAge });
    // What begins with two slashes is another site to a browser.
    reply.redirect(url.pathname.replace(/^\/+/, '/') + url.search);
    return true;
  }

  /** What this browser is shown; what everybody has, where its pin is over. */
  async stateFor(
    state: DeliveryState,
    request: FastifyRequest,
    visitor: Visitor | undefined,
  ): Promise<DeliveryState> {
    const pin = cookieOf(request, cookie);
    if (!pin || !visitor) return state;
    return (await this.#pinned(state, pin, visitor)) ?? state;
  }

  #pinned(state: DeliveryState, pin: string, visitor: Visitor): Promise<DeliveryState | undefined> {
    const [name, value = ''] = pin.split(':');
    const { config, clock } = this.#services;
    if (name === 'composition') {
      if (!mayOverride(visitor)) return Promise.resolve(undefined);
      return this.#kept(`${state.revision} ${pin}`, async () => {
        const versions = await findComposition(this.#services.database.reader, value);
        return versions && this.#with(state, pin, versions, true);
      });
    }
    const preview = signed<Preview>(config, value);
    if (!preview || preview.until <= clock.now()) return Promise.resolve(undefined);
    const { remote, version } = preview;
    return this.#kept(`${state.revision} ${pin}`, () =>
      this.#with(state, pin, { [remote]: version }, false),
    );
  }

  #kept(key: string, make: () => Promise<DeliveryState | undefined>) {
    if (this.#states.size > mostKept) this.#states.clear();
    return keptOnce(this.#states, key, make);
  }

  async #with(
    state: DeliveryState,
    pin: string,
    versions: Versions,
    whole: boolean,
  ): Promise<DeliveryState | undefined> {
    const pointers = whole ? [] : state.pointers.filter(({ remote }) => !(remote in versions));
    for (const [remote, version] of Object.entries(versions)) {
      const row = await findRelease(this.#services.database.reader, { remote, version });
      if (!row) return undefined;
      pointers.push(pointerTo(row));
    }
    const withdrawn = new Map([...state.withdrawn].filter(([remote]) => !(remote in versions)));
    return { ...state, pointers, withdrawn, pin };
  }
}

/** With nothing to fall back to: what is looked at is to show itself as it is. */
function pointerTo(row: ReleaseRow): DeliveryState['pointers'][number] {
  const { remote, version, release, base_url, origin, created_at, created_by } = row;
  return {
    ...{ remote, version, release, base_url, origin, channel: 'stable', revision: 0 },
    ...{ previous: null, previous_release: null, previous_base_url: null },
    ...{ moved_at: created_at, moved_by: created_by },
  };
}
