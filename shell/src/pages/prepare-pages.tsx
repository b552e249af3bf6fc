import { useEffect } from 'react';
import { pageAt } from '../remotes/page-at.ts';
import { useRegistry } from '../remotes/registry.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';

const nearness = ['pointerover', 'focusin'] as const;

/** Fetches the code of a page when a pointer or the focus is near a link to it. */
export function PreparePages() {
  const loader = useRemoteLoader();
  const { registry } = useRegistry();

  useEffect(() => {
    if (!registry) return;
    const near = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const found = link?.origin === location.origin && pageAt(registry, link.pathname);
      if (!found) return;
      const { remote, page } = found;
      // What does not come now is asked for, and told of, when the page is opened.
      void loader
        .load(remote)
        .then(({ module }) => module.pages?.[page.path]?.load?.())
        .catch(() => undefined);
    };
    for (const name of nearness) document.addEventListener(name, near);
    return () => {
      for (const name of nearness) document.removeEventListener(name, near);
    };
  }, [loader, registry]);

  return null;
}
