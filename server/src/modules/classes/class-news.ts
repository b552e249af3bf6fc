import type { PostKind } from '@board/contracts/constants/classes';
import { courseAt } from '@board/contracts/constants/course-paths';
import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Told } from '../../area/tell.ts';
import { saidDay, saidTime } from '../../time/said-when.ts';
import type { PostRow } from './posts/posts.repository.ts';

type Which = 'posted' | 'changed' | 'withdrawn';

/** What happened to a class of this name, and the course under which the person finds it. */
export type ClassEvent = { name: string; course: string } & Happening;

export type Happening =
  | { kind: Which; post: PostRow }
  | { kind: 'closed' }
  | { kind: Handing; by: string }
  | { kind: 'reported'; by: string; teacher: string; text: string }
  | { kind: 'answered'; closed: boolean; text: string }
  | { kind: 'shut' };

/** What is said of it between two people, or of its new one to all others. */
type Handing = 'offered' | 'taken over' | 'declined' | 'removed' | 'has another';

interface Words {
  post: Record<PostKind, string>;
  which: Record<Which, string>;
  colon: string;
  between: string;
  closed: string;
  owner: Record<Handing, { title: string; by: (name: string) => string }>;
  reported: string;
  report: (by: string, teacher: string) => string;
  answered: string;
  outcome: { closed: string; stays: string };
  shut: { title: string; message: string };
}

const words: Record<Locale, Words> = {
  'zh-CN': {
    post: { message: '消息', assignment: '作业', exam: '考试', room: '教室变更' },
    which: { posted: '新', changed: '有改动的', withdrawn: '已撤回的' },
    colon: '：',
    between: '，',
    closed: '班级已关闭',
    owner: {
      offered: {
        title: '有人想把班级移交给你',
        by: (name) => `${name} 请你接手，你同意后才会生效`,
      },
      'taken over': { title: '班级已移交', by: (name) => `${name} 已接手，你现在是普通成员` },
      declined: { title: '班级未移交', by: (name) => `${name} 没有接受，班级仍归你管理` },
      removed: { title: '你已被移出班级', by: (name) => `由 ${name} 移出，已在看板上的内容会保留` },
      'has another': {
        title: '班级换了管理者',
        by: (name) =>
          `现在由 ${name} 管理。你的姓名和完成情况对新管理者不可见，想公开可在课程页重新勾选`,
      },
    },
    reported: '班级被举报',
    report: (by, teacher) => `${by} 举报了 ${teacher} 的班级`,
    answered: '你的举报已处理',
    outcome: { closed: '班级已被关闭', stays: '班级会继续保留' },
    shut: {
      title: '班级已被管理员关闭',
      message: '因有人举报。成员看板上已有的内容仍归他们自己。',
    },
  },
  en: {
    post: { message: 'message', assignment: 'assignment', exam: 'exam', room: 'change of room' },
    which: { posted: 'New ', changed: 'Changed ', withdrawn: 'Withdrawn ' },
    colon: ': ',
    between: ', ',
    closed: 'Class closed',
    owner: {
      offered: {
        title: 'A class is offered to you',
        by: (name) => `${name} would like you to have it. It is yours once you agree`,
      },
      'taken over': {
        title: 'Class handed over',
        by: (name) => `${name} has it now, you are a member`,
      },
      declined: {
        title: 'Class not handed over',
        by: (name) => `${name} declined, it stays yours`,
      },
      removed: {
        title: 'You are no longer in the class',
        by: (name) => `${name} removed you. What came to your board stays`,
      },
      'has another': {
        title: 'A class has another owner',
        by: (name) =>
          `It is ${name}'s now, who does not see your name or what you have done unless you say so on the page of the course`,
      },
    },
    reported: 'A class was reported',
    report: (by, teacher) => `${by} about a class of ${teacher}`,
    answered: 'Your report was answered',
    outcome: { closed: 'The class was closed', stays: 'The class stays' },
    shut: {
      title: 'An administrator closed your class',
      message: 'It had been reported. What came to the boards of its members stays theirs.',
    },
  },
};

/** What a person is told of a class, in his language. */
export function classNews(locale: Locale, event: ClassEvent): Omit<Told, 'userId'> {
  const say = words[locale];
  const { name } = event;
  const common = {
    type: 'info',
    category: 'course',
    actionUrl: courseAt(event.course),
  } as const;
  switch (event.kind) {
    case 'reported':
      return {
        type: 'warning',
        category: 'user',
        title: `${say.reported}${say.colon}${name}`,
        message: `${say.report(event.by, event.teacher)}${say.colon}${event.text}`,
        actionUrl: paths.admin,
      };
    case 'answered': {
      const outcome = say.outcome[event.closed ? 'closed' : 'stays'];
      return {
        ...common,
        title: `${say.answered}${say.colon}${name}`,
        message: [outcome, event.text].filter(Boolean).join('\n'),
      };
    }
    case 'shut':
      return {
        ...common,
        title: `${say.shut.title}${say.colon}${name}`,
        message: say.shut.message,
      };
    case 'closed':
      return {
        ...common,
        title: `${say.closed}${say.colon}${name}`,
        message: '',
      };
    case 'offered':
    case 'taken over':
    case 'removed':
    case 'declined':
    case 'has another': {
      const { title, by } = say.owner[event.kind];
      return { ...common, title: `${title}${say.colon}${name}`, message: by(event.by) };
    }
    default: {
      const { kind, title, text, date, time, room } = event.post;
      const when = [date && saidDay(locale, date), time && saidTime(time), room];
      return {
        ...common,
        title: `${say.which[event.kind]}${say.post[kind]}${say.colon}${title || name}`,
        message: [name, when.filter(Boolean).join(say.between), text].filter(Boolean).join('\n'),
      };
    }
  }
}
