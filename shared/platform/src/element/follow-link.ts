/** A link of the product's own goes there without a load, as the router's do; all else is the browser's. */
export function followLink(event: MouseEvent, go: (address: string) => void): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  if (!link.href || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
