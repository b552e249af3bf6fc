import type { ErrorTable } from './error-table.ts';

export const commonErrors = {
  'request.invalid': { status: 400, 'zh-CN': '请求内容有误', en: 'The request is not valid' },
  'request.unknown_field': {
    status: 400,
    'zh-CN': '未知字段：{field}',
    en: 'Unknown field: {field}',
  },
  'request.malformed': {
    status: 400,
    'zh-CN': '请求格式无法读取',
    en: 'The request could not be read',
  },
  'request.not_utf8': {
    status: 400,
    'zh-CN': '内容不是有效的 UTF-8 编码',
    en: 'The content is not valid UTF-8',
  },
  'request.unkeepable_text': {
    status: 400,
    'zh-CN': '文字中含有无法保存的字符（空字符或不完整的字符）',
    en: 'The text holds a character that cannot be kept (a null or half of a character)',
  },
  'request.too_large': { status: 413, 'zh-CN': '内容过大', en: 'The content is too large' },
  'request.unsupported_media': {
    status: 415,
    'zh-CN': '不支持的内容类型',
    en: 'This content type is not supported',
  },
  'request.unsupported_charset': {
    status: 415,
    'zh-CN': '仅支持 UTF-8 编码',
    en: 'Only UTF-8 is supported',
  },
  'request.unsupported_encoding': {
    status: 415,
    'zh-CN': '不接收压缩的请求内容',
    en: 'Compressed requests are not taken',
  },
  'request.too_many': {
    status: 429,
    'zh-CN': '操作过于频繁',
    en: 'Too many attempts',
  },
  'request.not_found': { status: 404, 'zh-CN': '找不到该内容', en: 'Not found' },
  'request.method_not_allowed': {
    status: 405,
    'zh-CN': '不支持该操作',
    en: 'This method is not supported here',
  },
  'request.forbidden': { status: 403, 'zh-CN': '没有权限', en: 'You may not do this' },
  'request.deleted': {
    status: 409,
    'zh-CN': '该内容已被删除；可以恢复它，或重新添加一个',
    en: 'This was deleted; restore it, or add it as a new one',
  },
  'request.stale': {
    status: 412,
    'zh-CN': '内容已在别处更改',
    en: 'It was changed elsewhere in the meantime',
  },
  'request.key_reused': {
    status: 422,
    'zh-CN': '同一 Idempotency-Key 不能用于不同的请求',
    en: 'This Idempotency-Key was used for another request',
  },
  'file.too_costly': {
    status: 422,
    'zh-CN': '读取该文件需要太多时间或内存，请换一个更小、更简单的文件',
    en: 'Reading this file takes too much time or memory; please choose a smaller or simpler one',
  },
  'server.unexpected': {
    status: 500,
    'zh-CN': '服务器出错，请稍后重试',
    en: 'Something went wrong on the server, please retry',
  },
  'server.unavailable': {
    status: 503,
    'zh-CN': '服务暂时不可用，请稍后重试',
    en: 'The service is unavailable for a moment, please retry',
  },
  'server.disk_full': {
    status: 503,
    'zh-CN': '服务器磁盘已满',
    en: 'The disk of the server is full',
  },
  'server.maintenance': {
    status: 503,
    'zh-CN': '系统维护中，请稍后再来',
    en: 'The system is under maintenance, please come back later',
  },
} as const satisfies ErrorTable;
