import type { LateModule, ReadyModule } from '@board/federation/shared-modules';
import * as platform from '@board/platform';
import * as router from '@board/platform/router';
import * as ui from '@board/ui';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The shell's own instances, by the name under which a remote imports them. */
export const readyParts: Record<ReadyModule, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@board/platform': platform,
  '@board/platform/router': router,
  '@board/ui': ui,
};

/**
 * Each file costs the first scripts its address and its hash. `names`: what they hold anyway, or nearly;
 * `hanging`: what stands on one large library, which a board that nobody has pressed does without.
 */
export const lateParts: Record<LateModule, () => Promise<object>> = {
  'react-dom/client': () => import('react-dom/client'),
  swr: () => import(/* webpackChunkName: "names" */ 'swr'),
  valtio: () => import(/* webpackChunkName: "names" */ 'valtio'),
  i18next: () => import('i18next'),
  eventemitter3: () => import(/* webpackChunkName: "names" */ 'eventemitter3'),
  '@board/platform/element': () => import('@board/platform/element'),
  '@board/platform/forms': () => import(/* webpackChunkName: "names" */ '@board/platform/forms'),
  '@board/ui/dialogs': () => import('@board/ui/dialogs'),
  '@board/ui/markdown': () => import(/* webpackChunkName: "names" */ '@board/ui/markdown'),
  '@board/ui/menu': () => import(/* webpackChunkName: "hanging" */ '@board/ui/menu'),
  '@board/ui/month': () => import('@board/ui/month'),
  '@board/ui/page': () => import('@board/ui/page'),
  '@board/ui/pager': () => import('@board/ui/pager'),
  '@board/ui/popover': () => import(/* webpackChunkName: "hanging" */ '@board/ui/popover'),
  '@board/ui/progress': () => import(/* webpackChunkName: "names" */ '@board/ui/progress'),
  '@board/ui/qr-code': () => import('@board/ui/qr-code'),
  '@board/ui/query-table': () => import('@board/ui/query-table'),
  '@board/ui/table': () => import('@board/ui/table'),
  '@board/ui/tabs': () => import('@board/ui/tabs'),
  '@board/ui/tooltip': () => import(/* webpackChunkName: "hanging" */ '@board/ui/tooltip'),
};
