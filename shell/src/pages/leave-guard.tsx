import { isAnyFilled, leaveForms } from '@board/platform/host';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  type To,
  useLocation,
} from 'react-router-dom';
import { hearFirst } from './first-pop.ts';

/** Where the router counts its entries. */
const entry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Who goes to another page from a filled form is asked first, whichever way he goes: by a link, by a key
 * or by the browser's own. The router could do so itself (`useBlocker`), but only as the data router, which
 * would be loaded before anybody has signed in.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { pathname, key } = useLocation();
  const here = useRef({ pathname, entry: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the same page has another key
  useLayoutEffect(() => {
    here.current = { pathname, entry: entry() };
  }, [pathname, key]);

  useEffect(() => {
    let wanted: string | undefined;
    return hearFirst((event) => {
      const steps = here.current.entry - entry();
      const isHeld = location.pathname !== here.current.pathname && steps !== 0 && isAnyFilled();
      if (wanted === undefined && !isHeld) return;
      // Neither the router nor a layer hears of a step that is taken back.
      event.stopImmediatePropagation();
      if (wanted === undefined) {
        wanted = location.pathname + location.search + location.hash;
        history.go(steps);
        return;
      }
      // The question has an entry of its own, so it waits until this one is back.
      const to = wanted;
      wanted = undefined;
      void leaveForms().then((may) => {
        if (may) context.navigator.replace(to);
      });
    });
  }, [context.navigator]);

  const value = useMemo(
    () => ({ ...context, navigator: guarded(context.navigator, () => here.current.pathname) }),
    [context],
  );
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}

function guarded(navigator: Navigator, present: () => string): Navigator {
  const unlessFilled =
    (go: Navigator['push']) => (to: To, state?: unknown, options?: NavigateOptions) => {
      const { pathname = present() } = typeof to === 'string' ? parsePath(to) : to;
      if (pathname === present() || !isAnyFilled()) return go(to, state, options);
      void leaveForms().then((may) => may && go(to, state, options));
    };
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(to),
    go: (steps) => navigator.go(steps),
    push: unlessFilled((...where) => navigator.push(...where)),
    replace: unlessFilled((...where) => navigator.replace(...where)),
  };
}
