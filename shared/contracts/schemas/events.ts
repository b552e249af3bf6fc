import { type Static, type TSchema, Type } from 'typebox';
import type { houseEvents } from '../constants/events.ts';
import { DateOnly, Id, Nullable, Strict } from './common.ts';
import { Preferences } from './user.ts';

const Text = Type.String();

/** What functions of the platform say for a remote carries functions, which only types can tell. */
const byPlatform = Type.Object({});

/**
 * What each event of the house carries. The types of the map and the mock shell of the test-kit, which
 * holds what is said in a test, come from here.
 */
export const eventContracts = {
  'ui.toast': byPlatform,
  'ui.confirm': byPlatform,
  'ui.conflict': byPlatform,
  'ui.layer': byPlatform,
  /** Open something wherever it lives; who owns the noun answers. */
  'task.open': Strict({ id: Id, date: DateOnly, reminder: Type.Optional(Type.Boolean()) }),
  'task.add': Strict({ date: Type.Optional(DateOnly), title: Type.Optional(Text) }),
  'transaction.add': Strict({ date: Type.Optional(DateOnly) }),
  'course.open': Strict({ id: Id, date: DateOnly }),
  /** With a file nothing is sent yet: it stands beside the question. */
  'assistant.ask': Strict({ message: Text, file: Type.Optional(Type.Unsafe<File>({})) }),
  'settings.layout': Type.Undefined(),
  /** Holds at once, and is told to the profile when it can be. */
  'preferences.change': Strict(Type.Partial(Preferences).properties),
  /** Something arrived over the live stream. */
  'notification.received': Strict({
    id: Text,
    title: Text,
    message: Text,
    actionUrl: Nullable(Text),
  }),
  /** Settings and the like moved, which are the same for everybody. */
  'global.changed': Type.Undefined(),
  /** The session ended; nothing of the person may stay on screen. */
  'session.ended': Strict({
    reason: Type.Union([
      Type.Literal('logout'),
      Type.Literal('expired'),
      Type.Literal('password_changed'),
    ]),
  }),
  /** A remote's new release waits for the next reload. */
  'release.available': Strict({ remote: Text, version: Text }),
} as const satisfies Record<keyof typeof houseEvents, TSchema>;

export type EventPayloads = {
  [Name in keyof typeof eventContracts]: Static<(typeof eventContracts)[Name]>;
};
