import type { Area } from '../../area/area.ts';
import { ServiceError } from '../../errors/errors.ts';
import { single } from '../../writing/transaction.ts';
import { exportOf } from './export-of.ts';
import { profileOf } from './profile.ts';
import { fullLayout } from './save-layout.ts';
import { findUser } from './users.repository.ts';
import { userRoutes } from './users.routes.ts';

export const area: Area = {
  routes: userRoutes,
  exportOf,
  alsoHolds: ['avatars'],
  async firstScreen(inside, { modules }) {
    const { userId } = inside.actor;
    const person = await findUser(single(inside), userId);
    if (!person) throw new ServiceError('auth.expired');
    return {
      user: await profileOf(inside, single(inside), userId),
      modules: fullLayout(person, modules).modules,
    };
  },
};
