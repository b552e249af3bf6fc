import type { ErrorTable } from './error-table.ts';

export const adminErrors = {
  'admin.log_not_found': {
    status: 404,
    'zh-CN': '找不到该日志',
    en: 'This log entry does not exist',
  },
  'admin.job_not_found': { status: 404, 'zh-CN': '找不到该任务', en: 'This job does not exist' },
  'admin.job_reminder': {
    status: 409,
    'zh-CN': '这是用户自己的提醒，到时间才会发送',
    en: 'This is somebody’s own reminder, which waits for its moment',
  },
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
  'admin.csv_header': {
    status: 400,
    'zh-CN': '无法识别首行“{header}”：其中需要 用户名（或学号）和 邮箱 两列',
    en: 'The first line, {header}, does not name the columns username and email',
  },
  'admin.csv_quote': {
    status: 400,
    'zh-CN': '第 {line} 行的引号没有成对',
    en: 'A quotation mark in line {line} is not closed',
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
  'admin.backup_damaged': {
    status: 409,
    'zh-CN': '备份已损坏：{why}',
    en: 'The backup is damaged: {why}',
  },
  'admin.backup_key_missing': {
    status: 409,
    'zh-CN': '文件已加密：请把当时的密钥设为 BACKUP_KEY',
    en: 'The file is encrypted: set BACKUP_KEY to the key that it was encrypted with',
  },
  'admin.backup_wrong_key': {
    status: 409,
    'zh-CN': '文件是用密钥 {sealedWith} 加密的，而 BACKUP_KEY 是 {present}',
    en: 'The file was encrypted with the key {sealedWith}, and BACKUP_KEY is {present}',
  },
  'admin.backup_form_newer': {
    status: 409,
    'zh-CN': '文件的加密格式来自更新的版本，请用该版本恢复',
    en: 'A newer version encrypted this file: restore it with that one',
  },
  'admin.backup_cut_off': {
    status: 409,
    'zh-CN': '加密文件不完整：末尾缺失，请重新复制',
    en: 'The encrypted file is cut off: copy it again, or take another',
  },
  'admin.backup_altered': {
    status: 409,
    'zh-CN': '加密文件在写入后被改动或截断，请换一份副本',
    en: 'The encrypted file was changed or cut off after it was written: take another',
  },
  'admin.backup_store_refused': {
    status: 502,
    'zh-CN': '备份存储应答 {status}（{why}）',
    en: 'The backup store answered {status} ({why})',
  },
  'admin.backup_store_away': {
    status: 502,
    'zh-CN': '无法访问备份存储（{why}）',
    en: 'The backup store cannot be reached ({why})',
  },
  'admin.backup_store_unset': {
    status: 409,
    'zh-CN': '未设置备份存储（BACKUP_STORE）',
    en: 'No backup store is set up (BACKUP_STORE)',
  },
  'admin.drill_without_copy': {
    status: 409,
    'zh-CN': '备份存储中没有可供恢复演练的备份',
    en: 'The backup store has no backup that could be restored',
  },
  'admin.drill_gave_up': {
    status: 503,
    'zh-CN': '恢复演练超过 {minutes} 分钟，已停止',
    en: 'The restore drill took more than {minutes} minutes and was ended',
  },
  'admin.drill_failed': {
    status: 500,
    'zh-CN': '恢复演练失败：{why}',
    en: 'The restore drill failed: {why}',
  },
} as const satisfies ErrorTable;
