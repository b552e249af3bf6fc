import type { ErrorTable } from './error-table.ts';

export const courseErrors = {
  'course.not_found': { status: 404, 'zh-CN': '找不到该课程', en: 'This course does not exist' },
  'course.name_required': {
    status: 400,
    field: 'course_name',
    'zh-CN': '请输入课程名称',
    en: 'Please enter the name of the course',
  },
  'course.lessons_required': {
    status: 400,
    'zh-CN': '请至少填写一个上课时间',
    en: 'Please enter at least one lesson time',
  },
  'course.term_required': {
    status: 400,
    field: 'term_id',
    'zh-CN': '每周上课的课程需要选择学期',
    en: 'Weekly lessons need a term',
  },
  'course.time_order': {
    status: 400,
    'zh-CN': '结束时间早于开始时间',
    en: 'The end is before the start',
  },
  'course.periods_unreadable': {
    status: 400,
    'zh-CN': '无法识别节次“{text}”，可以写成 1-2节',
    en: "Cannot read the periods '{text}'; write them like 1-2节 or 1-2",
  },
  'course.periods_or_time': {
    status: 400,
    'zh-CN': '请填写节次或时间',
    en: 'Enter the periods, or a time',
  },
  'course.weeks_unreadable': {
    status: 400,
    'zh-CN': '无法识别周次“{text}”，可以写成 1-16周 或 1-15周(单)',
    en: "Cannot read the weeks '{text}'; write them like 1-16周 or 1-15周(单)",
  },
  'course.period_unknown': {
    status: 400,
    'zh-CN': '作息表中没有第{text}节',
    en: 'There is no period {text} in the period table',
  },
  'course.week_unknown': {
    status: 400,
    'zh-CN': '该学期没有第{text}周',
    en: 'The term has no week {text}',
  },
  'course.lesson_not_found': {
    status: 404,
    'zh-CN': '那一天没有这节课',
    en: 'There is no such lesson on that day',
  },
  'course.range_order': {
    status: 400,
    'zh-CN': '结束日期早于开始日期',
    en: 'The end date is before the start date',
  },
  'course.range_too_long': {
    status: 400,
    'zh-CN': '日期范围最多 {days} 天',
    en: 'At most {days} days can be asked for',
  },
  'course.too_many': {
    status: 400,
    'zh-CN': '学期、课程或课次数量已达上限',
    en: 'There are too many terms, courses or lessons',
  },
  'term.not_found': { status: 404, 'zh-CN': '找不到该学期', en: 'This term does not exist' },
  'term.name_required': {
    status: 400,
    field: 'name',
    'zh-CN': '请输入学期名称',
    en: 'Please enter the name of the term',
  },
  'term.monday_required': {
    status: 400,
    field: 'first_monday',
    'zh-CN': '第一周的开始日期必须是星期一',
    en: 'Week 1 has to start on a Monday',
  },
  'term.periods_order': {
    status: 400,
    field: 'period_tables',
    'zh-CN': '作息时间必须从早到晚且互不重叠',
    en: 'The periods have to follow each other without overlapping',
  },
  'term.table_order': {
    status: 400,
    field: 'period_tables',
    'zh-CN': '两份作息表不能从同一天开始',
    en: 'Two period tables cannot start on the same day',
  },
  'term.day_twice': {
    status: 400,
    field: 'day_changes',
    'zh-CN': '同一天只能调整一次',
    en: 'A day can be changed only once',
  },
  'term.sample_missing': { status: 404, 'zh-CN': '没有示例学期', en: 'There is no sample term' },
  'import.not_found': { status: 404, 'zh-CN': '找不到该次导入', en: 'This import does not exist' },
  'import.unknown_format': {
    status: 400,
    'zh-CN':
      '没有认出课程表，请使用教务课程表网页、PDF、ICS、CSV 或 .wakeup_schedule 文件；列表每行要写课程、星期和起止时间，或者第一行写列标题，如“课程,星期,时间,教室”',
    en: 'No timetable was found in it: take the page of your school, a PDF, ICS, CSV or .wakeup_schedule file; a list needs a course, a day and hours on each line, or a first line such as “Course, Day, Time, Room”',
  },
  'import.unreadable': {
    status: 400,
    'zh-CN': '第 {line} 行无法读取：{reason}',
    en: 'Line {line} cannot be read: {reason}',
  },
  'import.pdf_no_text': {
    status: 400,
    'zh-CN': '这个 PDF 里没有文字，像是扫描件；请从教务系统导出带文字的 PDF',
    en: 'There is no text in this PDF, it seems to be scanned; take one that the system of your school saves',
  },
  'import.pdf_locked': {
    status: 400,
    'zh-CN': '这个 PDF 需要密码才能打开；请另存为没有密码的 PDF',
    en: 'This PDF asks for a password; save it without one first',
  },
  'import.pdf_damaged': {
    status: 400,
    'zh-CN': '这个 PDF 已损坏或不完整',
    en: 'This PDF is damaged or not complete',
  },
  'import.pdf_too_long': {
    status: 400,
    'zh-CN': '这个 PDF 超过 {pages} 页；请只保留课程表所在的页',
    en: 'This PDF has more than {pages} pages; keep those of the timetable only',
  },
  'import.pdf_too_full': {
    status: 400,
    'zh-CN': '这个 PDF 里的文字太多，不像是课程表',
    en: 'There is too much text in this PDF for a timetable',
  },
  'import.empty': {
    status: 400,
    'zh-CN': '文件中没有课程',
    en: 'There are no courses in the file',
  },
} as const satisfies ErrorTable;
