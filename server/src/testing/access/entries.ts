import { adminEntries } from './admin-entries.ts';
import { deliveryEntries } from './delivery-entries.ts';
import type { Entry } from './entry.ts';
import type { Make, Sent } from './things.ts';
import * as things from './things.ts';

const open: Entry = { access: 'public' };
const personal: Entry = { access: 'user' };
const administrative: Entry = { access: 'admin' };
const owned = (own: Make, sent: Sent = {}): Entry => ({
  access: 'user',
  own: things.saying(own, sent),
});
const administered = (shared: Make, sent: Sent = {}): Entry => ({
  access: 'admin',
  shared: things.saying(shared, sent),
});

const months = { start_month: '2026-01', end_month: '2026-11' };
const days = { start_date: '2026-11-01', end_date: '2026-11-30' };
const bill = [
  {
    type: 'expense',
    amount: 18,
    category: 'dining',
    description: 'Lunch',
    date: '2026-11-18',
    time: null,
  },
];
const browser = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'BNc', auth: 'tBH' } };
const table = Buffer.from(
  '课程名称,星期,开始节数,结束节数,老师,地点,周数\n高等数学,1,1,2,张三,A101,1-16',
).toString('base64');

/** Every call there is. One that is missing here fails the matrix: say who may, and whose thing it means. */
export const entries: Record<string, Entry> = {
  register: open,
  login: open,
  refreshToken: { access: 'token' },
  logout: personal,
  verifySession: personal,
  getSignInOptions: open,
  judgePassword: open,
  requestPasswordReset: open,
  resetPassword: open,
  confirmEmail: open,
  takeBackEmail: open,
  listSessions: personal,
  deleteSession: owned(things.session),
  endOtherSessions: personal,
  getSecondFactor: personal,
  beginSecondFactor: personal,
  confirmSecondFactor: personal,
  renewRecoveryCodes: personal,
  proveAgain: personal,
  removeSecondFactor: personal,
  changePassword: personal,
  replacePassword: personal,
  getProfile: personal,
  getSettings: personal,
  updatePreferences: personal,
  updateProfile: personal,
  updateUsername: personal,
  updateEmail: personal,
  askEmailAgain: personal,
  withdrawEmail: personal,
  updateBio: personal,
  getLayout: personal,
  updateLayout: personal,
  uploadAvatar: personal,
  exportUser: personal,
  deleteUser: personal,

  listTasks: personal,
  search: { ...personal, sent: { query: { q: 'lin' } } },
  createTask: personal,
  changeTasks: owned(things.taskChanges),
  deleteTasks: owned(things.taskList),
  taskCalendar: { ...personal, sent: { query: days } },
  taskStats: personal,
  taskTrend: personal,
  listTaskTrash: personal,
  emptyTaskTrash: personal,
  getTask: owned(things.task),
  updateTask: owned(things.task, { body: { title: 'Another title' } }),
  toggleTask: owned(things.task),
  snoozeTask: owned(things.task, { body: { minutes: 10 } }),
  restoreTask: owned(things.deletedTask),
  undoTaskChange: owned(things.changedSeries),
  deleteTask: owned(things.task),

  listCourses: personal,
  createCourse: personal,
  listCoursePlans: personal,
  getCoursePlan: owned(things.course),
  updateCourse: owned(things.course, { body: { teacher: 'Prof. Wei' } }),
  deleteCourse: owned(things.course),
  restoreCourse: owned(things.deletedCourse),
  changeLesson: owned(things.lesson, { body: { cancelled: true } }),
  resetLesson: owned(things.lesson),
  previewImport: { ...personal, sent: { body: { file_name: 'table.csv', content: table } } },
  runImport: { ...personal, sent: { body: things.importedCourses } },
  listCourseImports: personal,
  undoImport: owned(things.courseImport),
  listTerms: personal,
  createTerm: personal,
  updateTerm: owned(things.term, { body: { name: 'Autumn' } }),
  deleteTerm: owned(things.term),
  restoreTerm: owned(things.deletedTerm),
  loadSampleTerm: personal,
  removeSampleTerm: personal,
  bindEducation: {
    ...personal,
    sent: { body: { apiPath: `${things.nowhere}/api`, apiKey: 'key' } },
  },
  getEducationBinding: personal,
  syncEducation: personal,
  deleteEducationBinding: personal,
  getCalendarFeed: personal,
  rotateCalendarFeed: personal,
  revokeCalendarFeed: personal,
  downloadCalendar: { ...open, sent: { params: { secret: 'nobody-knows' } } },

  getPushKey: personal,
  subscribePush: { ...personal, sent: { body: browser } },
  unsubscribePush: { ...personal, sent: { body: { endpoint: browser.endpoint } } },
  showUnsubscribe: { ...open, sent: { query: { token: 'forged' } } },
  unsubscribeMail: { ...open, sent: { query: { token: 'forged' } } },
  listNotifications: personal,
  createNotification: personal,
  readAllNotifications: personal,
  clearNotifications: personal,
  updateNotification: owned(things.notification, { body: { title: 'Room changed again' } }),
  readNotification: owned(things.notification),
  deleteNotification: owned(things.notification),
  openStream: { ...personal, endless: true },

  listTransactions: personal,
  createTransaction: personal,
  updateTransaction: owned(things.transaction, { body: { amount: 20 } }),
  restoreTransaction: owned(things.deletedTransaction),
  deleteTransaction: owned(things.transaction),
  financeStats: personal,
  financeTrends: { ...personal, sent: { query: months } },
  listBudgets: personal,
  setBudget: { ...personal, sent: { params: { category: 'dining' } } },
  deleteBudget: owned(things.budget),
  checkTransactionImport: { ...personal, sent: { body: { rows: bill } } },
  importTransactions: { ...personal, sent: { body: { name: 'bill.csv', rows: bill } } },
  listTransactionImports: personal,
  undoTransactionImport: owned(things.transactionImport),
  exportTransactions: personal,

  streamChat: personal,
  getAssistantStatus: personal,
  getProposal: owned(things.proposal),
  confirmProposal: owned(things.proposal),
  undoProposal: owned(things.confirmedProposal),
  dismissProposal: owned(things.proposal),
  listAssistantConfigs: administrative,
  getAssistantConfig: administered(things.assistantConfig),
  createAssistantConfig: administrative,
  updateAssistantConfig: administered(things.assistantConfig, {
    body: { rate_limit_per_day: 100 },
  }),
  toggleAssistantConfig: administered(things.assistantConfig),
  deleteAssistantConfig: administered(things.assistantConfig),
  testAssistantConfig: administered(things.assistantConfig),

  getHealth: open,
  getReady: open,
  getChanges: personal,
  getDashboard: personal,
  sendClientReport: open,
  reportStarts: personal,

  ...adminEntries,
  ...deliveryEntries,
};

/** What is served without being a call: files, pages, the description of the API; and the metrics, which ask for their own token. */
export const openRoutes: readonly string[] = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /avatars/:name',
  'GET /metrics',
  'GET /registry.json',
  'GET /remotes/:name/:version/*',
  'GET /shell/:version/*',
  'GET /*',
];
