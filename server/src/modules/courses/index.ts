export { area as coursesArea } from './area.ts';
export { countActiveCourses } from './count-active-courses.ts';
export { createCourse } from './create-course.ts';
export { lessonsBetween, listCourses } from './list-courses.ts';
export { applySchoolLessons, dropSchoolCourses, type SchoolLesson } from './school-courses.ts';
export { planClasses } from './soon/plan-classes.ts';
export { deleteTerm } from './terms/change-term.ts';
export { createTerm } from './terms/create-term.ts';
export { listCoursesTool } from './tools.ts';
