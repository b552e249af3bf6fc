import { Type } from 'typebox';
import { keptChoices } from '../constants/retention.ts';

const among = (choices: readonly number[]) => Type.Unsafe<number>(Type.Enum([...choices]));

export const Kept = Type.Object({
  trash: among(keptChoices.trash),
  notifications: among(keptChoices.notifications),
  sessions: among(keptChoices.sessions),
  log: among(keptChoices.log),
  audit: among(keptChoices.audit),
  backups: among(keptChoices.backups),
});
