/** The header's ground in each theme; a stylesheet cannot be asked before the first paint. */
const ground = { light: '#ffffff', dark: '#1a1917' } as const;

/** What the system draws around the page, such as a phone's status bar, has the ground of its header. */
export function tintFrame(dark: boolean): void {
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? ground.dark : ground.light);
}
