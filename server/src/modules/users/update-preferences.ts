import { Strict } from '@board/contracts/schemas/common';
import type { Preferences, User } from '@board/contracts/schemas/user';
import { Preferences as PreferencesSchema } from '@board/contracts/schemas/user';
import { zoneNamed } from '@board/time';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Context } from '../../context/context.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { touch, write } from '../../writing/transaction.ts';
import { planClasses } from '../courses/index.ts';
import { replanExams } from '../exams/index.ts';
import { replanReminders } from '../tasks/index.ts';
import { preferencesOf } from './preferences.ts';
import { profileOf } from './profile.ts';
import { findUser, updateUserRow } from './users.repository.ts';

type Change = Partial<Preferences>;

export interface PreferencesBody extends Change {
  preferences?: Change | string;
}

export function updatePreferences(
  ctx: Context,
  body: PreferencesBody,
  ifMatch?: number,
): Promise<User> {
  const { preferences, ...single } = body;
  const change: Change = {
    ...(typeof preferences === 'string' ? parse(preferences) : preferences),
    ...single,
  };
  if (change.timeZone !== undefined) {
    const timeZone = zoneNamed(change.timeZone);
    if (!timeZone) throw new ServiceError('user.time_zone_unknown');
    change.timeZone = timeZone;
  }
  return write(ctx, ['user'], async (tx) => {
    const row = await findUser(tx, ctx.actor.userId);
    if (!row) throw new ServiceError('auth.expired');
    if (ifMatch !== undefined && ifMatch !== row.version) {
      checkVersion(await profileOf(ctx, tx, row.id), ifMatch);
    }
    const { language, timeZone, ...stored } = { ...preferencesOf(row), ...change };
    await updateUserRow(ctx, tx, row, {
      preferences: JSON.stringify(stored),
      locale: language,
      time_zone: timeZone,
    });
    if (timeZone !== row.time_zone) {
      // Where it falls on a day is the zone's.
      await touch(ctx, tx, row.id, ['calendars', 'tasks']);
      await replanReminders(ctx, tx, timeZone);
      await replanExams(ctx, tx, timeZone);
      await planClasses({ ...ctx, actor: { ...ctx.actor, timeZone } }, tx);
    }
    return profileOf(ctx, tx, row.id);
  });
}

const changeCheck = Compile(Strict(Type.Partial(PreferencesSchema).properties));

function parse(text: string): Change {
  try {
    const parsed: unknown = JSON.parse(text);
    if (changeCheck.Check(parsed)) return parsed;
  } catch {
    // Not JSON: the same answer as for JSON of another shape.
  }
  throw new ServiceError('user.invalid_update');
}
