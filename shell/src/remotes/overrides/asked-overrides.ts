import { isPlainUrl } from './plain-url.ts';

export interface AskedOverride {
  remote: string;
  /** The folder of a build, without a slash at the end. */
  url: string;
}

const parameter = /^mf\.([a-z][a-z0-9-]*)$/;

/** Takes `?mf.<remote>=<url>` out of the address, so that a link that is passed on asks nobody else. */
export function takeAskedOverrides(): AskedOverride[] {
  const address = new URL(location.href);
  const asked: AskedOverride[] = [];
  for (const [name, value] of [...address.searchParams]) {
    const remote = parameter.exec(name)?.[1];
    if (remote === undefined) continue;
    address.searchParams.delete(name);
    const url = value.replace(/\/+$/, '');
    if (isPlainUrl(url)) asked.push({ remote, url });
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return asked;
}
