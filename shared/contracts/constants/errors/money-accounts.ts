import type { ErrorTable } from './error-table.ts';

export const moneyAccountErrors = {
  'account.not_found': {
    status: 404,
    'zh-CN': '找不到该账户',
    en: 'This account does not exist',
  },
  'account.name_required': {
    status: 400,
    field: 'name',
    'zh-CN': '请填写名称',
    en: 'Please give it a name',
  },
  'account.unknown': {
    status: 404,
    field: 'account',
    'zh-CN': '该账户已删除，请另选一个',
    en: 'This account is gone, please choose another',
  },
  'account.wanted_required': {
    status: 400,
    field: 'wanted',
    'zh-CN': '目标金额须大于 0',
    en: 'What is wanted must be more than 0',
  },
  'account.too_many': {
    status: 400,
    'zh-CN': '账户、目标和朋友合计最多 {count} 个',
    en: 'There are at most {count} accounts, goals and friends',
  },
  'transfer.not_found': {
    status: 404,
    'zh-CN': '找不到该转账',
    en: 'This transfer does not exist',
  },
  'transfer.amount_required': {
    status: 400,
    field: 'amount',
    'zh-CN': '转账金额须大于 0',
    en: 'A transfer must be more than 0',
  },
  'transfer.same_place': {
    status: 400,
    field: 'to',
    'zh-CN': '转出和转入须是两个不同的地方',
    en: 'A transfer leads from one place to another',
  },
  'split.no_friend': {
    status: 404,
    field: 'shares',
    'zh-CN': '请选择还在列表里的朋友，每人一份',
    en: 'Please choose friends that are still listed, each of them once',
  },
  'split.nothing_left': {
    status: 400,
    field: 'shares',
    'zh-CN': '自己的一份须大于 0；全部替朋友付的，请记为转账',
    en: 'Your own part must be more than 0: what is all a friend’s is a transfer',
  },
} as const satisfies ErrorTable;
