import type { AssistantTables } from './tables/assistant.ts';
import type { CoreTables } from './tables/core.ts';
import type { CourseTables } from './tables/courses.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { EducationTables } from './tables/education.ts';
import type { FinanceTables } from './tables/finance.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { JobTables } from './tables/jobs.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { OperatingTables } from './tables/operating.ts';
import type { PushTables } from './tables/push.ts';
import type { TaskTables } from './tables/tasks.ts';

/** Every table. One file an area in `tables/`, so that areas do not meet in one list. */
export interface Tables
  extends AssistantTables,
    CoreTables,
    CourseTables,
    DeliveryTables,
    EducationTables,
    FinanceTables,
    IdentityTables,
    JobTables,
    NotificationTables,
    OperatingTables,
    PushTables,
    TaskTables {}

/** Booleans are 0 and 1 on both engines, so a row looks the same wherever it comes from. */
export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** What every owned thing carries. Instants are ISO text in UTC, which sorts as it reads. */
export interface OwnedRow {
  user_id: string;
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
