import type { ErrorTable } from './error-table.ts';

export const adminErrors = {
  'admin.log_not_found': {
    status: 404,
    'zh-CN': '找不到该日志',
    en: 'This log entry does not exist',
  },
  'admin.job_not_found': { status: 404, 'zh-CN': '找不到该任务', en: 'This job does not exist' },
  'admin.job_running': {
    status: 409,
    'zh-CN': '该任务正在执行',
    en: 'This job is running at the moment',
  },
  'admin.group_too_long': {
    status: 400,
    'zh-CN': '分组名称太长',
    en: 'the name of the group is too long',
  },
  'admin.csv_unreadable': {
    status: 400,
    'zh-CN': '无法读取该文件：需要 username 和 email 两列',
    en: 'The file cannot be read: it needs the columns username and email',
  },
  'admin.csv_too_long': {
    status: 400,
    'zh-CN': '一次最多导入 {rows} 人',
    en: 'At most {rows} people can be imported at once',
  },
  'admin.too_many': {
    status: 400,
    'zh-CN': '一次最多更改 {most} 人，请缩小范围',
    en: 'At most {most} people can be changed at once: search for fewer',
  },
  'admin.mail_not_set_up': {
    status: 409,
    'zh-CN': '未设置邮件服务器（SMTP_URL）',
    en: 'No mail server is set up (SMTP_URL)',
  },
  'admin.backup_not_found': {
    status: 404,
    'zh-CN': '找不到该备份',
    en: 'This backup does not exist',
  },
  'admin.backup_no_space': {
    status: 503,
    'zh-CN': '磁盘空间不足：剩余 {free} MB，需要 {needed} MB',
    en: 'Not enough disk space: {free} MB free, {needed} MB needed',
  },
} as const satisfies ErrorTable;
