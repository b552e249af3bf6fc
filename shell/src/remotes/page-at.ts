import type { PageDescriptor } from '@board/federation/descriptor';
import type { Registry } from '@board/federation/registry';
import { matchPath } from 'react-router-dom';

/** The page of an address, and whose it is. */
export function pageAt(
  registry: Registry,
  pathname: string,
): { remote: string; page: PageDescriptor } | undefined {
  for (const { name, descriptor } of registry.remotes) {
    const page = descriptor.pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { remote: name, page };
  }
  return undefined;
}
