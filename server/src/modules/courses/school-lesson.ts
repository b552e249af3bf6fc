/** One lesson of a day as a school tells it. */
export interface SchoolLesson {
  course_name: string;
  date: string;
  periods: readonly number[];
  classroom: string;
  teacher: string;
}
