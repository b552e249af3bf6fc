import type { ErrorTable } from './error-table.ts';

export const financeErrors = {
  'transaction.incomplete': {
    status: 400,
    'zh-CN': '请填写完整的交易信息',
    en: 'please fill in the complete transaction information',
  },
  'transaction.not_found': {
    status: 404,
    'zh-CN': '找不到该交易记录',
    en: 'This record does not exist',
  },
  'transaction.rows_invalid': {
    status: 400,
    'zh-CN': '有 {count} 行无法导入',
    en: '{count} rows cannot be imported',
  },
  'transaction.too_many': {
    status: 400,
    'zh-CN': '一次最多修改 {count} 笔交易',
    en: 'At most {count} records can be changed at once',
  },
  'transaction.import_not_found': {
    status: 404,
    'zh-CN': '找不到该次导入',
    en: 'This import does not exist',
  },
  'finance.amount_precision': {
    status: 400,
    field: 'amount',
    'zh-CN': '金额最多两位小数',
    en: 'An amount has at most two decimals',
  },
  'finance.range_order': {
    status: 400,
    'zh-CN': '结束早于开始',
    en: 'The end is before the start',
  },
  'finance.range_too_long': {
    status: 400,
    'zh-CN': '最多查询 {count} 个月',
    en: 'At most {count} months can be shown',
  },
  'recurring.not_found': {
    status: 404,
    'zh-CN': '找不到该周期记账',
    en: 'This recurring record does not exist',
  },
  'recurring.too_many': {
    status: 400,
    'zh-CN': '周期记账最多 {count} 笔',
    en: 'There are at most {count} recurring records',
  },
  'recurring.never': {
    status: 400,
    field: 'end_date',
    'zh-CN': '在这之前没有要记的日子',
    en: 'There is no day to come before this one',
  },
  'budget.amount_required': {
    status: 400,
    field: 'amount',
    'zh-CN': '预算金额须大于 0',
    en: 'A budget must be more than 0',
  },
  'budget.not_found': { status: 404, 'zh-CN': '尚未设置该预算', en: 'This budget is not set' },
} as const satisfies ErrorTable;
