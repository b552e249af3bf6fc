import type { ErrorTable } from './error-table.ts';

export const userErrors = {
  'user.invalid_update': {
    status: 400,
    'zh-CN': '无效的用户更新数据',
    en: 'The user data is not valid',
  },
  'user.status_contradicts': {
    status: 400,
    'zh-CN': 'status 与 is_active 互相矛盾',
    en: 'status and is_active contradict each other',
  },
  'user.time_zone_unknown': {
    status: 400,
    'zh-CN': '未知的时区',
    en: 'This time zone is not known',
  },
  'user.wrong_password': {
    status: 400,
    field: 'currentPassword',
    'zh-CN': '当前密码不正确',
    en: 'the current password is wrong',
  },
  'user.password_same': {
    status: 400,
    field: 'newPassword',
    'zh-CN': '新密码不能与当前密码相同',
    en: 'the new password must differ from the current one',
  },
  'user.current_password_required': {
    status: 400,
    field: 'currentPassword',
    'zh-CN': '请输入当前密码',
    en: 'please enter the current password',
  },
  'user.password_mismatch': {
    status: 400,
    'zh-CN': '两次输入的密码不一致',
    en: 'the two passwords entered do not match',
  },
  'user.layout_repeats': {
    status: 400,
    'zh-CN': '同一模块出现了多次',
    en: 'A module is listed more than once',
  },
  'user.full': {
    status: 409,
    'zh-CN': '你的任务和账目已占满 {mb} MB。请删除旧的内容并清空回收站。',
    en: 'Your tasks and records take all of {mb} MB. Delete what is old and empty the trash.',
  },
  'user.avatar_missing': { status: 400, 'zh-CN': '请选择一张图片', en: 'Please choose a picture' },
  'user.avatar_type': {
    status: 415,
    'zh-CN': '头像只支持 PNG、JPEG 或 WebP 图片',
    en: 'The picture must be a PNG, JPEG or WebP',
  },
  'user.avatar_unreadable': {
    status: 400,
    'zh-CN': '无法读取该图片',
    en: 'This picture could not be read',
  },
  'user.avatar_large': {
    status: 413,
    'zh-CN': '图片不能超过 2 MB',
    en: 'The picture must not exceed 2 MB',
  },
  'user.avatar_pixels': {
    status: 413,
    'zh-CN': '图片不能超过 1200 万像素',
    en: 'The picture must not exceed 12 megapixels',
  },
  'user.second_factor_on': {
    status: 409,
    'zh-CN': '两步验证已经开启',
    en: 'Two-step login is on already',
  },
  'user.second_factor_missing': {
    status: 409,
    'zh-CN': '没有设置两步验证',
    en: 'Two-step login is not set up',
  },
  'user.second_factor_needed': {
    status: 409,
    'zh-CN': '你的角色需要两步验证：请先添加另一种方式，再移除这一种',
    en: 'Your role needs two-step login: please add another way before you remove this one',
  },
  'user.passkey_not_found': {
    status: 404,
    'zh-CN': '找不到该通行密钥',
    en: 'This passkey does not exist',
  },
  'user.passkey_known': {
    status: 409,
    'zh-CN': '该通行密钥已经添加过',
    en: 'This passkey was added already',
  },
  'user.passkeys_full': {
    status: 409,
    'zh-CN': '最多可添加 {limit} 个通行密钥，请先移除一个',
    en: 'No more than {limit} passkeys; please remove one first',
  },
  'user.second_factor_first': {
    status: 403,
    'zh-CN': '请先为自己的账号设置两步验证',
    en: 'Please set up two-step login for your own account first',
  },
  'user.session_not_found': {
    status: 404,
    'zh-CN': '找不到该登录会话',
    en: 'This session does not exist',
  },
  'user.not_found': { status: 404, 'zh-CN': '找不到该用户', en: 'This user does not exist' },
  'user.not_yours_to_manage': {
    status: 403,
    'zh-CN': '你不能管理该角色的用户',
    en: 'You may not manage users of this role',
  },
  'user.own_account': {
    status: 409,
    'zh-CN': '不能停用自己或更改自己的角色',
    en: 'You may not disable yourself or change your own role',
  },
  'user.last_super_admin': {
    status: 409,
    'zh-CN': '至少要保留一名可用的超级管理员',
    en: 'One active super administrator has to remain',
  },
} as const satisfies ErrorTable;
