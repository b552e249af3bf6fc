const restMs = 60_000;

let lastActive = Date.now();

/** From here on it is known whether somebody is at the page. */
export function watchActivity(): void {
  const note = () => {
    lastActive = Date.now();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Whether requests come from the page alone: they must not keep a session awake. */
export function isUnattended(): boolean {
  return document.visibilityState === 'hidden' || Date.now() - lastActive > restMs;
}
