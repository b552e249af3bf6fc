import { parseArgs } from 'node:util';

type Value = string | number | boolean;
type Given<Defaults> = {
  [Name in keyof Defaults]: Defaults[Name] extends number
    ? number
    : Defaults[Name] extends boolean
      ? boolean
      : string;
};

/** What a command was given besides its defaults; where the default is a number it has to be one. */
export function given<Defaults extends Record<string, Value>>(defaults: Defaults): Given<Defaults> {
  const all = Object.entries(defaults);
  const { values } = parseArgs({
    options: Object.fromEntries(
      all.map(([name, value]) => [
        name,
        typeof value === 'boolean'
          ? { type: 'boolean' as const, default: value }
          : { type: 'string' as const, default: String(value) },
      ]),
    ),
  });
  const read = all.map(([name, value]): [string, Value] => {
    const said = values[name] ?? value;
    if (typeof value !== 'number') return [name, said];
    if (Number.isNaN(Number(said))) throw new Error(`--${name} is a number.`);
    return [name, Number(said)];
  });
  return Object.fromEntries(read) as Given<Defaults>;
}
