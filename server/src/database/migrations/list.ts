import { admin1 } from './admin-1.ts';
import { assistant1 } from './assistant-1.ts';
import { assistant2 } from './assistant-2.ts';
import { assistant3 } from './assistant-3.ts';
import { calendars1 } from './calendars-1.ts';
import { calendars2 } from './calendars-2.ts';
import { classes1 } from './classes-1.ts';
import { classes2 } from './classes-2.ts';
import { classes3 } from './classes-3.ts';
import { conversations1 } from './conversations-1.ts';
import { core1 } from './core-1.ts';
import { core2 } from './core-2.ts';
import { core3 } from './core-3.ts';
import { courses1 } from './courses-1.ts';
import { courses2 } from './courses-2.ts';
import { delivery1 } from './delivery-1.ts';
import { delivery2 } from './delivery-2.ts';
import { delivery3 } from './delivery-3.ts';
import { delivery4 } from './delivery-4.ts';
import { delivery5 } from './delivery-5.ts';
import { delivery6 } from './delivery-6.ts';
import { delivery7 } from './delivery-7.ts';
import { education1 } from './education-1.ts';
import { exams1 } from './exams-1.ts';
import { finance1 } from './finance-1.ts';
import { finance2 } from './finance-2.ts';
import { finance3 } from './finance-3.ts';
import { finance4 } from './finance-4.ts';
import { finance5 } from './finance-5.ts';
import { finance6 } from './finance-6.ts';
import { grades1 } from './grades-1.ts';
import { identity1 } from './identity-1.ts';
import { identity2 } from './identity-2.ts';
import { identity3 } from './identity-3.ts';
import { identity4 } from './identity-4.ts';
import { identity5 } from './identity-5.ts';
import { identity6 } from './identity-6.ts';
import { identity7 } from './identity-7.ts';
import { identity8 } from './identity-8.ts';
import { identity9 } from './identity-9.ts';
import { jobs1 } from './jobs-1.ts';
import { jobs2 } from './jobs-2.ts';
import type { Migration } from './migration.ts';
import { notifications1 } from './notifications-1.ts';
import { oauth1 } from './oauth-1.ts';
import { operating1 } from './operating-1.ts';
import { operating2 } from './operating-2.ts';
import { operating3 } from './operating-3.ts';
import { operating4 } from './operating-4.ts';
import { operating5 } from './operating-5.ts';
import { operating6 } from './operating-6.ts';
import { operating7 } from './operating-7.ts';
import { planning1 } from './planning-1.ts';
import { planning2 } from './planning-2.ts';
import { push1 } from './push-1.ts';
import { push2 } from './push-2.ts';
import { push3 } from './push-3.ts';
import { school1 } from './school-1.ts';
import { search1 } from './search-1.ts';
import { search2 } from './search-2.ts';
import { taskFiles1 } from './task-files-1.ts';
import { tasks1 } from './tasks-1.ts';
import { tasks2 } from './tasks-2.ts';
import { tasks3 } from './tasks-3.ts';
import { tasks4 } from './tasks-4.ts';
import { tasks5 } from './tasks-5.ts';
import { tasks6 } from './tasks-6.ts';
import { webhooks1 } from './webhooks-1.ts';
import { webhooks2 } from './webhooks-2.ts';

/** In the order in which they run; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  core1,
  tasks1,
  jobs1,
  operating1,
  notifications1,
  assistant1,
  finance1,
  courses1,
  tasks2,
  identity1,
  push1,
  delivery1,
  admin1,
  tasks3,
  push2,
  education1,
  identity2,
  delivery2,
  identity3,
  delivery3,
  delivery4,
  search1,
  delivery5,
  delivery6,
  identity4,
  identity5,
  tasks4,
  search2,
  operating2,
  core2,
  school1,
  identity6,
  core3,
  tasks5,
  calendars1,
  exams1,
  grades1,
  tasks6,
  finance2,
  identity7,
  operating3,
  classes1,
  identity8,
  finance3,
  push3,
  operating4,
  operating5,
  conversations1,
  identity9,
  classes2,
  planning1,
  courses2,
  finance4,
  planning2,
  assistant2,
  operating6,
  taskFiles1,
  oauth1,
  webhooks1,
  finance5,
  assistant3,
  finance6,
  operating7,
  webhooks2,
  classes3,
  calendars2,
  jobs2,
  delivery7,
];
