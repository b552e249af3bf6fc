import { coursePage } from '@board/contracts/constants/course-paths';
import { paths } from '@board/contracts/constants/paths';
import { togetherPage } from '@board/contracts/constants/together-paths';
import { openLayer, type RemoteModule, whileHere } from '@board/platform';
import { late, lateDialog } from '@board/ui';
import { SubscribedDays } from './calendars/subscribed-days.ts';
import { ExamDays } from './exams/exam-days.ts';
import { ExamsPanel } from './exams/exams-panel.tsx';
import { seedFirstScreen } from './first-screen.queries.ts';
import en from './messages/en.json';
import { withWords } from './messages/late/with-words.ts';
import zh from './messages/zh-CN.json';
import { CoursesPanel } from './panel/courses-panel.tsx';
import { LessonDays } from './plan/lesson-days.ts';
import { TimelinePanel } from './timeline/timeline-panel.tsx';

/** What this remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { courses: CoursesPanel, timeline: TimelinePanel, exams: ExamsPanel },
  pages: {
    [paths.timetable]: late(
      async () => (await withWords(import('./page/timetable-page.tsx'))).TimetablePage,
    ),
    [coursePage]: late(
      async () => (await withWords(import('./course-page/course-page.tsx'))).CoursePage,
    ),
    [paths.grades]: late(
      async () => (await withWords(import('./page/grades-page.tsx'))).GradesPage,
    ),
    [togetherPage]: late(
      async () => (await withWords(import('./together/together-page.tsx'))).TogetherPage,
    ),
  },
  slots: {
    'week-review': late(
      async () => (await withWords(import('./week/exams-after-week.tsx'))).ExamsAfterWeek,
    ),
    asked: late(async () => (await import('./asked/asked-timetable.tsx')).AskedTimetable),
  },
  days: { lessons: LessonDays, exams: ExamDays, subscribed: SubscribedDays },
  layers: {
    course: lateDialog(
      async () => (await withWords(import('./courses/course-layer.tsx'))).CourseLayer,
    ),
    event: lateDialog(async () => (await import('./calendars/event-layer.tsx')).EventLayer),
    exam: lateDialog(async () => (await withWords(import('./exams/exam-layer.tsx'))).ExamLayer),
    lesson: lateDialog(
      async () => (await withWords(import('./panel/lesson-layer.tsx'))).LessonLayer,
    ),
    revision: lateDialog(
      async () => (await withWords(import('./revision/revision-layer.tsx'))).RevisionLayer,
    ),
    import: lateDialog(
      async () => (await withWords(import('./import/import-layer.tsx'))).ImportLayer,
    ),
    share: lateDialog(async () => (await withWords(import('./share/share-layer.tsx'))).ShareLayer),
    join: lateDialog(async () => (await withWords(import('./classes/class-layers.tsx'))).JoinLayer),
    'make-class': lateDialog(
      async () => (await withWords(import('./classes/class-layers.tsx'))).MakeLayer,
    ),
    sample: lateDialog(
      async () => (await withWords(import('./plan/sample-layer.tsx'))).SampleLayer,
    ),
    term: lateDialog(async () => (await withWords(import('./terms/term-layer.tsx'))).TermLayer),
  },
  commands: [
    {
      id: 'timetable.add-course',
      title: 'command.addCourse',
      keywords: 'add course class lesson timetable 课程 添加课程 课表 上课',
      adds: true,
      run: () => openLayer('timetable-timeline', 'course'),
    },
    {
      id: 'timetable.add-exam',
      title: 'exam.add',
      keywords: 'add exam quiz midterm final 考试 添加考试 期中 期末 小测',
      adds: true,
      run: () => openLayer('timetable-timeline', 'exam'),
    },
    {
      id: 'timetable.plan-revision',
      title: 'exam.plan',
      keywords: 'plan revision revise study exam 安排复习 复习 计划 考试',
      run: () => openLayer('timetable-timeline', 'revision'),
    },
    {
      id: 'timetable.import',
      title: 'command.import',
      keywords: 'import timetable school file 导入 课表 教务',
      run: () => openLayer('timetable-timeline', 'import'),
    },
    {
      id: 'timetable.join-class',
      title: 'command.joinClass',
      keywords: 'join class code teacher 加入 班级 班级码 老师',
      run: () => openLayer('timetable-timeline', 'join'),
    },
    {
      id: 'timetable.make-class',
      title: 'command.makeClass',
      keywords: 'make class group teach 新建 班级 老师',
      run: () => openLayer('timetable-timeline', 'make-class'),
    },
    {
      id: 'timetable.share',
      title: 'command.share',
      keywords: 'share timetable picture link qr free busy 分享 课表 图片 链接 二维码 忙闲',
      run: () => openLayer('timetable-timeline', 'share'),
    },
  ],
  ...whileHere(seedFirstScreen),
} satisfies RemoteModule;
