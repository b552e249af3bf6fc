import type { Area } from './area/area.ts';
import { accountArea } from './modules/account/index.ts';
import { adminArea } from './modules/admin/index.ts';
import { apiTokensArea } from './modules/api-tokens/index.ts';
import { assistantArea } from './modules/assistant/index.ts';
import { authArea } from './modules/auth/index.ts';
import { calendarFeedArea } from './modules/calendar-feed/index.ts';
import { calendarsArea } from './modules/calendars/index.ts';
import { classesArea } from './modules/classes/index.ts';
import { conversationsArea } from './modules/conversations/index.ts';
import { coursesArea } from './modules/courses/index.ts';
import { deliveryArea } from './modules/delivery/index.ts';
import { educationArea } from './modules/education/index.ts';
import { examsArea } from './modules/exams/index.ts';
import { financeArea } from './modules/finance/index.ts';
import { gradesArea } from './modules/grades/index.ts';
import { mailArea } from './modules/mail/index.ts';
import { notificationsArea } from './modules/notifications/index.ts';
import { operatingArea } from './modules/operating/index.ts';
import { planningArea } from './modules/planning/index.ts';
import { sampleArea } from './modules/sample/index.ts';
import { searchArea } from './modules/search/index.ts';
import { streamArea } from './modules/stream/index.ts';
import { systemArea } from './modules/system/index.ts';
import { tasksArea } from './modules/tasks/index.ts';
import { usersArea } from './modules/users/index.ts';
import { webhooksArea } from './modules/webhooks/index.ts';

/**
 * All areas of the product, in the order in which an export and the assistant name what they have. Ahead
 * of them what observes every route, and what knows the modules of the board.
 */
export const areas: readonly Area[] = [
  operatingArea,
  deliveryArea,
  mailArea,
  usersArea,
  authArea,
  accountArea,
  apiTokensArea,
  tasksArea,
  coursesArea,
  examsArea,
  gradesArea,
  classesArea,
  educationArea,
  calendarFeedArea,
  calendarsArea,
  sampleArea,
  financeArea,
  planningArea,
  notificationsArea,
  webhooksArea,
  searchArea,
  streamArea,
  assistantArea,
  conversationsArea,
  systemArea,
  adminArea,
];
