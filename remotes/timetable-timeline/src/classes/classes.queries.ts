import {
  type Class,
  type ClassPost,
  changeMembership,
  closeClass,
  createClass,
  createClassPost,
  endClassOffer,
  getClassProgress,
  joinClass,
  leaveClass,
  listClasses,
  listClassMembers,
  listClassPosts,
  lookAtClass,
  offerClass,
  removeClassMember,
  removeUnnamedMember,
  renewClassCode,
  reportClass,
  takeOverClass,
  updateClass,
  updateClassPost,
  withdrawClassPost,
} from '@board/contracts/calls/classes';
import { deleteExam, restoreExam } from '@board/contracts/calls/exams';
import { deleteTask, restoreTask } from '@board/contracts/calls/tasks';
import { patch, planWrite, useApi, useSend } from '@board/platform';

export type { Class, ClassPost };

export const useClasses = () => useApi(listClasses, {});

export const useClassPosts = (id: string, limit: number) =>
  useApi(listClassPosts, { params: { id }, query: { limit } });

/** Of one's own class alone. */
export const useProgress = ({ id, teacher }: Class) =>
  useApi(getClassProgress, teacher === null ? { params: { id } } : null);

export const useMembers = (id: string, post_id: string | undefined) =>
  useApi(listClassMembers, { params: { id }, query: post_id === undefined ? {} : { post_id } });

/** Gone from the page before its posts are asked for again: who is out of it gets none. */
const without = ({ params }: { params: { id: string } }) => [
  patch(listClasses, ({ items }) => ({ items: items.filter(({ id }) => id !== params.id) })),
];
const closing = planWrite(closeClass, { shows: without });
const leaving = planWrite(leaveClass, { shows: without });
const changing = planWrite(changeMembership, {
  shows: ({ params, body }) => [
    patch(listClasses, ({ items }) => ({
      items: items.map((each) => (each.id === params.id ? { ...each, ...body } : each)),
    })),
  ],
});

export function useClassWrites() {
  return {
    create: useSend(createClass),
    rename: useSend(updateClass),
    removeMember: useSend(removeClassMember),
    removeUnnamed: useSend(removeUnnamedMember),
    look: useSend(lookAtClass),
    renewCode: useSend(renewClassCode),
    close: useSend(closing),
    offer: useSend(offerClass),
    endOffer: useSend(endClassOffer),
    takeOver: useSend(takeOverClass),
    join: useSend(joinClass),
    changeMembership: useSend(changing),
    leave: useSend(leaving),
    report: useSend(reportClass),
  };
}

export function usePostWrites() {
  return {
    create: useSend(createClassPost),
    update: useSend(updateClassPost),
    withdraw: useSend(withdrawClassPost),
  };
}

/** What came of a post is a task or exam of one's own, under the same id. */
export function useBoardWrites({ id, kind }: ClassPost) {
  const exam = { takeOut: useSend(deleteExam), putBack: useSend(restoreExam) };
  const task = { takeOut: useSend(deleteTask), putBack: useSend(restoreTask) };
  const params = { id };
  return kind === 'exam'
    ? {
        takeOut: () => exam.takeOut({ params }),
        putBack: () => exam.putBack({ params }),
      }
    : {
        takeOut: () => task.takeOut({ params, query: {} }),
        putBack: () => task.putBack({ params }),
      };
}
