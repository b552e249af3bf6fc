import type { AssistantTables } from './tables/assistant.ts';
import type { CalendarTables } from './tables/calendars.ts';
import type { ClassTables } from './tables/classes.ts';
import type { ConversationTables } from './tables/conversations.ts';
import type { CoreTables } from './tables/core.ts';
import type { CourseTables } from './tables/courses.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { EducationTables } from './tables/education.ts';
import type { ExamTables } from './tables/exams.ts';
import type { FinanceTables } from './tables/finance.ts';
import type { GradeTables } from './tables/grades.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { JobTables } from './tables/jobs.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { OperatingTables } from './tables/operating.ts';
import type { PlanningTables } from './tables/planning.ts';
import type { PushTables } from './tables/push.ts';
import type { SearchTables } from './tables/search.ts';
import type { TaskFileTables } from './tables/task-files.ts';
import type { TaskTables } from './tables/tasks.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/** Every table. One file an area in `tables/`, so that areas do not meet in one list. */
export interface Tables
  extends AssistantTables,
    CalendarTables,
    ClassTables,
    CoreTables,
    ConversationTables,
    CourseTables,
    DeliveryTables,
    EducationTables,
    ExamTables,
    FinanceTables,
    GradeTables,
    IdentityTables,
    JobTables,
    NotificationTables,
    OperatingTables,
    PlanningTables,
    PushTables,
    SearchTables,
    TaskFileTables,
    TaskTables,
    WebhookTables {}
