export interface SchoolCourse {
  course_name: string;
  date: string;
  periods: string;
  classroom: string;
  teacher: string;
}

interface WeeklyLesson {
  weekday: number;
  periods: string;
  course_name: string;
  classroom: string;
  teacher: string;
}

const week: readonly WeeklyLesson[] = [
  {
    weekday: 1,
    periods: '1-2节',
    course_name: '高等数学',
    classroom: '教一 301',
    teacher: '王老师',
  },
  {
    weekday: 2,
    periods: '第3-4节',
    course_name: '大学物理',
    classroom: '实验楼 112',
    teacher: '陈老师',
  },
  {
    weekday: 3,
    periods: '1-2节',
    course_name: '高等数学',
    classroom: '教一 301',
    teacher: '王老师',
  },
  {
    weekday: 4,
    periods: '6,7节',
    course_name: '大学英语',
    classroom: '外语楼 210',
    teacher: '李老师',
  },
  // Such rows come from real systems; they are no courses.
  { weekday: 5, periods: '1-2节', course_name: 'string', classroom: '', teacher: '' },
  { weekday: 5, periods: '1-2节', course_name: '', classroom: '', teacher: '' },
];

const msPerDay = 86_400_000;

/** Every lesson between two days, both included. */
export function lessonsBetween(start: string, end: string): SchoolCourse[] {
  const lessons: SchoolCourse[] = [];
  for (let time = Date.parse(start); time <= Date.parse(end); time += msPerDay) {
    const date = new Date(time);
    const weekday = date.getUTCDay() || 7;
    for (const { weekday: day, ...lesson } of week) {
      if (day === weekday) lessons.push({ ...lesson, date: date.toISOString().slice(0, 10) });
    }
  }
  return lessons;
}
