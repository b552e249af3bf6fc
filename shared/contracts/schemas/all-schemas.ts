import { accountSchemas } from './account.ts';
import { adminSchemas } from './admin.ts';
import { adminUserSchemas } from './admin-users.ts';
import { apiTokenSchemas } from './api-tokens.ts';
import { assistantSchemas } from './assistant.ts';
import { assistantConfigSchemas } from './assistant-configs.ts';
import { authSchemas } from './auth.ts';
import { backupSchemas } from './backups.ts';
import { budgetSchemas } from './budgets.ts';
import { calendarFeedSchemas } from './calendar-feed.ts';
import { calendarSchemas } from './calendars.ts';
import { classSchemas } from './classes.ts';
import { conversationSchemas } from './conversations.ts';
import { courseImportSchemas } from './course-imports.ts';
import { courseSchemas } from './courses.ts';
import { deliverySchemas } from './delivery.ts';
import { educationSchemas } from './education.ts';
import { examSchemas } from './exams.ts';
import { financeSchemas } from './finance.ts';
import { gradeSchemas } from './grades.ts';
import { moneyAccountSchemas } from './money-accounts.ts';
import { notificationSchemas } from './notifications.ts';
import { oauthSchemas } from './oauth.ts';
import { passkeySchemas } from './passkeys.ts';
import { planningSchemas } from './planning.ts';
import { pushSchemas } from './push.ts';
import { reminderChannelSchemas } from './reminder-channel.ts';
import { searchSchemas } from './search.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { signInSchemas } from './sign-in.ts';
import { streamSchemas } from './stream.ts';
import { systemSchemas } from './system.ts';
import { taskFileSchemas } from './task-files.ts';
import { taskSchemas } from './tasks.ts';
import { termSchemas } from './terms.ts';
import { transactionImportSchemas } from './transaction-imports.ts';
import { userSchemas } from './user.ts';
import { webhookSchemas } from './webhooks.ts';

/** The schemas of every call by the call's name. */
export const allSchemas = {
  ...accountSchemas,
  ...adminSchemas,
  ...adminUserSchemas,
  ...apiTokenSchemas,
  ...backupSchemas,
  ...assistantSchemas,
  ...assistantConfigSchemas,
  ...authSchemas,
  ...financeSchemas,
  ...budgetSchemas,
  ...transactionImportSchemas,
  ...moneyAccountSchemas,
  ...notificationSchemas,
  ...oauthSchemas,
  ...passkeySchemas,
  ...planningSchemas,
  ...pushSchemas,
  ...reminderChannelSchemas,
  ...searchSchemas,
  ...secondFactorSchemas,
  ...signInSchemas,
  ...streamSchemas,
  ...systemSchemas,
  ...taskSchemas,
  ...taskFileSchemas,
  ...calendarFeedSchemas,
  ...calendarSchemas,
  ...classSchemas,
  ...examSchemas,
  ...conversationSchemas,
  ...courseSchemas,
  ...courseImportSchemas,
  ...deliverySchemas,
  ...educationSchemas,
  ...gradeSchemas,
  ...termSchemas,
  ...userSchemas,
  ...webhookSchemas,
};
