import type { ErrorTable } from './error-table.ts';

export const classErrors = {
  'class.not_found': { status: 404, 'zh-CN': '找不到该班级', en: 'This class does not exist' },
  'class.post_not_found': {
    status: 404,
    'zh-CN': '这条内容已不存在',
    en: 'This post does not exist any more',
  },
  'class.code_unknown': {
    status: 404,
    field: 'code',
    'zh-CN': '没有使用该班级码的班级',
    en: 'No class has this code',
  },
  'class.name_required': {
    status: 400,
    field: 'name',
    'zh-CN': '请输入班级名称',
    en: 'Please enter a name for the class',
  },
  'class.own': {
    status: 409,
    field: 'code',
    'zh-CN': '这是你自己的班级',
    en: 'This is your own class',
  },
  'class.full': {
    status: 409,
    field: 'code',
    'zh-CN': '班级已满，最多 {count} 人',
    en: 'The class is full, at most {count} can join',
  },
  'class.too_many': {
    status: 409,
    'zh-CN': '最多同时有 {count} 个班级',
    en: 'You can be in at most {count} classes',
  },
  'class.posts_full': {
    status: 409,
    'zh-CN': '一个班级最多保留 {count} 条内容',
    en: 'A class keeps at most {count} posts',
  },
  'class.title_required': {
    status: 400,
    field: 'title',
    'zh-CN': '请输入标题',
    en: 'Please enter a title',
  },
  'class.date_required': {
    status: 400,
    field: 'date',
    'zh-CN': '请选择日期',
    en: 'Please choose a day',
  },
  'class.room_required': {
    status: 400,
    field: 'room',
    'zh-CN': '请输入教室',
    en: 'Please enter the room',
  },
  'class.time_order': {
    status: 400,
    field: 'time',
    'zh-CN': '结束时间须晚于开始时间',
    en: 'The end must be after the start',
  },
  'class.changed': {
    status: 409,
    'zh-CN': '该班级可能已换了管理者，请重新确认它现在由谁管理',
    en: 'The class may have another owner by now: please look again whose it is',
  },
  'class.not_offered': {
    status: 409,
    'zh-CN': '该班级目前没有待接受的移交',
    en: 'The class is not being handed over any more',
  },
  'class.report_not_found': {
    status: 404,
    'zh-CN': '找不到这条举报',
    en: 'This report does not exist any more',
  },
  'class.report_answered': {
    status: 409,
    'zh-CN': '这条举报已有人处理',
    en: 'Somebody has answered this report already',
  },
  'class.member_unknown': {
    status: 404,
    field: 'username',
    'zh-CN': '公开姓名的成员中没有这个人',
    en: 'No member who shows his name is called so',
  },
} as const satisfies ErrorTable;
