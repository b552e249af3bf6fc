import { type Static, Type } from 'typebox';
import { classLimit, postKinds } from '../constants/classes.ts';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import {
  changeOf,
  DateOnly,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  TimeRange,
  text,
} from './common.ts';

export const Class = Type.Object({
  id: Id,
  name: Type.String(),
  /** As the person's own timetable calls it. */
  course: Type.String(),
  /** Whose it is; null where the person himself has it. */
  teacher: Nullable(Type.String()),
  /** To whom it is offered; only they two know of it. */
  heir: Nullable(Type.String()),
  /** For whoever has it alone. */
  code: Nullable(Type.String()),
  members: Type.Integer(),
  /** Whether who has it sees this member's name; false for him who has it. */
  shows_name: Type.Boolean(),
  /** Whether this member is told nothing of what is posted. */
  muted: Type.Boolean(),
  created_at: Instant,
});
export type Class = Static<typeof Class>;

const editable = {
  title: Type.String({ maxLength: textLength.title, 'x-missing': 'class.title_required' }),
  text: text(textLength.description),
  /** When it is due, takes place or is elsewhere; null for a message. */
  date: Nullable(DateOnly),
  time: Nullable(TimeRange),
  room: text(textLength.name),
};
const PostEdit = Type.Object(editable);
/** All that can be set of a post. */
export type PostEdit = Static<typeof PostEdit>;

export const ClassPost = Type.Object({
  id: Id,
  kind: oneOf(postKinds),
  ...editable,
  title: Type.String(),
  /** Whether what came of it, a task or exam of the same id, stands on the person's board. */
  on_board: Type.Boolean(),
  /** Whether it can be put back there. */
  in_trash: Type.Boolean(),
  ...stamps,
} satisfies Shows<PostEdit>);
export type ClassPost = Static<typeof ClassPost>;

export const ClassReport = Type.Object({
  id: Id,
  /** As the class was called. */
  name: Type.String(),
  teacher: Type.String(),
  /** Null where the account is gone. */
  reporter: Nullable(Type.String()),
  text: Type.String(),
  /** What was posted last by then. */
  posts: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  /** The class is there no more. */
  closed: Type.Boolean(),
  created_at: Instant,
  answer: Nullable(Type.Object({ by: Type.String(), at: Instant, text: Type.String() })),
});
export type ClassReport = Static<typeof ClassReport>;

const PostParams = Strict({ id: Id, post_id: Id });
const className = Type.String({
  maxLength: textLength.name,
  'x-missing': 'class.name_required',
});
const Username = text(textLength.name, 1);
/** Whose the class was when the person said so: a name is shown to nobody else. */
const Teacher = Type.Optional(Username);

export const classSchemas = {
  listClasses: { reply: Type.Object({ items: Type.Array(Class) }) },
  createClass: {
    body: Strict({
      name: className,
      course: text(textLength.name, 1),
    }),
    reply: Class,
    status: 201,
    example: { name: 'Linear Algebra, group 2', course: 'Linear Algebra' },
  },
  updateClass: {
    params: IdParams,
    body: Strict({ name: className }),
    reply: Class,
    example: { name: 'Linear Algebra, group 3' },
  },
  renewClassCode: { params: IdParams, reply: Class },
  closeClass: { params: IdParams, reply: Done },
  offerClass: { params: IdParams, body: Strict({ username: Username }), reply: Class },
  endClassOffer: { params: IdParams, reply: Class },
  takeOverClass: { params: IdParams, reply: Class },
  lookAtClass: {
    body: Strict({ code: text(textLength.name, 1) }),
    reply: Type.Object({ name: Type.String(), course: Type.String(), teacher: Type.String() }),
  },
  joinClass: {
    body: Strict({
      code: text(textLength.name, 1),
      shows_name: Type.Boolean(),
      teacher: Teacher,
      /** What it is called in one's own timetable, where that is another name. */
      course: Type.Optional(text(textLength.name, 1)),
    }),
    reply: Class,
  },
  changeMembership: {
    params: IdParams,
    body: Strict({
      shows_name: Type.Optional(Type.Boolean()),
      teacher: Teacher,
      muted: Type.Optional(Type.Boolean()),
      /** Another of one's own courses; what came from the class goes along. */
      course: Type.Optional(text(textLength.name, 1)),
    }),
    reply: Class,
    example: { shows_name: false },
  },
  leaveClass: { params: IdParams, reply: Done },
  reportClass: {
    params: IdParams,
    body: Strict({ text: text(textLength.bio, 1) }),
    reply: Done,
    example: { text: 'It sends advertisements' },
  },
  listClassReports: { query: Strict(PageQuery), reply: pageOf(ClassReport) },
  answerClassReport: {
    params: IdParams,
    /** The words are for who reported it. */
    body: Strict({ closes: Type.Boolean(), text: text(textLength.bio) }),
    reply: ClassReport,
  },
  listClassMembers: {
    params: IdParams,
    query: Strict({ post_id: Type.Optional(Id) }),
    reply: Type.Object({
      items: Type.Array(
        Type.Object({
          username: Type.String(),
          /** Of the post that was asked for. */
          done: Type.Boolean(),
        }),
        { maxItems: classLimit.members },
      ),
      /** When those joined who hide it. */
      unnamed: Type.Array(Instant, { maxItems: classLimit.members }),
    }),
  },
  removeUnnamedMember: { params: IdParams, query: Strict({ joined_at: Instant }), reply: Done },
  removeClassMember: { params: Strict({ id: Id, username: Username }), reply: Done },
  getClassProgress: {
    params: IdParams,
    reply: Type.Object({
      items: Type.Array(
        Type.Object({ post_id: Id, on_boards: Type.Integer(), done: Type.Integer() }),
      ),
    }),
  },
  listClassPosts: { params: IdParams, query: Strict(PageQuery), reply: pageOf(ClassPost) },
  createClassPost: {
    params: IdParams,
    body: Strict({
      kind: oneOf(postKinds),
      ...Type.Partial(PostEdit).properties,
      title: editable.title,
    }),
    reply: ClassPost,
    status: 201,
    example: { kind: 'assignment', title: 'Sheet 4', date: '2026-11-25' },
  },
  updateClassPost: { ...changeOf(PostEdit, ClassPost), params: PostParams },
  withdrawClassPost: { params: PostParams, reply: Done },
} satisfies Record<string, CallSchema>;
