import { adminErrors } from './errors/admin.ts';
import { apiTokenErrors } from './errors/api-tokens.ts';
import { assistantErrors } from './errors/assistant.ts';
import { authErrors } from './errors/auth.ts';
import { calendarErrors } from './errors/calendars.ts';
import { classErrors } from './errors/classes.ts';
import { commonErrors } from './errors/common.ts';
import { conversationErrors } from './errors/conversations.ts';
import { courseErrors } from './errors/courses.ts';
import { deliveryErrors } from './errors/delivery.ts';
import { educationErrors } from './errors/education.ts';
import { examErrors } from './errors/exams.ts';
import { financeErrors } from './errors/finance.ts';
import { gradeErrors } from './errors/grades.ts';
import { moneyAccountErrors } from './errors/money-accounts.ts';
import { notificationErrors } from './errors/notifications.ts';
import { oauthErrors } from './errors/oauth.ts';
import { outboundErrors } from './errors/outbound.ts';
import { planningErrors } from './errors/planning.ts';
import { reminderChannelErrors } from './errors/reminder-channel.ts';
import { signInErrors } from './errors/sign-in.ts';
import { taskErrors } from './errors/tasks.ts';
import { userErrors } from './errors/user.ts';
import { webhookErrors } from './errors/webhooks.ts';

/** Every error of the API. One file an area, so that teams do not meet in one list. */
export const errorTable = {
  ...commonErrors,
  ...adminErrors,
  ...apiTokenErrors,
  ...assistantErrors,
  ...authErrors,
  ...userErrors,
  ...notificationErrors,
  ...reminderChannelErrors,
  ...oauthErrors,
  ...outboundErrors,
  ...planningErrors,
  ...signInErrors,
  ...taskErrors,
  ...financeErrors,
  ...moneyAccountErrors,
  ...conversationErrors,
  ...courseErrors,
  ...calendarErrors,
  ...examErrors,
  ...classErrors,
  ...gradeErrors,
  ...deliveryErrors,
  ...educationErrors,
  ...webhookErrors,
} as const;

export type ErrorCode = keyof typeof errorTable;
