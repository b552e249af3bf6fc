/** Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** What a person would call the device that a user agent describes, if it is known; `both` has the words. */
export function deviceName(
  userAgent: string,
  both: (names: { browser: string; system: string }) => string,
): string | undefined {
  const find = (table: typeof browsers) => table.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? both({ browser, system }) : (browser ?? system);
}
