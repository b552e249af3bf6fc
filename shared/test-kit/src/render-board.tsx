import type { User } from '@board/contracts/calls/user';
import type { Locale } from '@board/contracts/constants/locales';
import type { RemoteModule } from '@board/platform';
import {
  ApiProvider,
  addMessages,
  boardState,
  createI18n,
  sessionState,
} from '@board/platform/host';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { MockHost } from './mock-host.tsx';
import { someUser } from './some-user.ts';

export interface BoardOptions {
  /** The remote's name and catalogs; `later` is what comes with parts that are loaded later. */
  messages?: {
    namespace: string;
    catalogs: RemoteModule['messages'];
    later?: RemoteModule['messages'];
  };
  locale?: Locale;
  day?: string;
  timeZone?: string;
  user?: User | null;
  path?: string;
}

/** Renders a piece of a remote as it would stand in the shell: signed in, one cache of its own, toasts and questions shown. */
export function renderBoard(
  element: ReactElement,
  options: BoardOptions = {},
): RenderResult & { person: UserEvent } {
  const {
    messages,
    locale = 'en',
    day = '',
    timeZone = 'UTC',
    user = someUser(),
    path = '/',
  } = options;
  createI18n(locale);
  if (messages) addMessages(messages.namespace, messages.catalogs);
  if (messages?.later) addMessages(messages.namespace, messages.later);
  Object.assign(boardState, { selectedDay: day, timeZone, locale, online: true, layout: [] });
  Object.assign(sessionState, { status: user ? 'authenticated' : 'guest', user });

  const person = userEvent.setup();
  const view = render(
    <ApiProvider cache={new Map()}>
      <MemoryRouter initialEntries={[path]}>
        <MockHost>{element}</MockHost>
      </MemoryRouter>
    </ApiProvider>,
  );
  return { ...view, person };
}
