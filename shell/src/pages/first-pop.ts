type Hear = (event: PopStateEvent) => void;
let hear: Hear | undefined;

/**
 * Chromium tells the window's own listeners in the order they came, capturing or not, so that this one is
 * there before the router's: it is asked for where the router is.
 */
addEventListener('popstate', (event) => hear?.(event), { capture: true });

/** Hears of a step through the history before anybody else, until it is called off. */
export function hearFirst(listener: Hear): () => void {
  hear = listener;
  return () => {
    hear = undefined;
  };
}
