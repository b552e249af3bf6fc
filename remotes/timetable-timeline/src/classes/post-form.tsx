import { type PostKind, postKinds } from '@board/contracts/constants/classes';
import fields from '@board/contracts/fields';
import { attempt } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { later } from '@board/time';
import { DateField, Row, Segmented, TextArea, TextField, TimeField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { type Class, type ClassPost, usePostWrites } from './classes.queries.ts';

interface PostFormProps {
  of: Class;
  /** The one to change. */
  post?: ClassPost;
  onClose: () => void;
}

/** What goes to everybody's board, or is told to everybody. */
export function PostForm({ of, post, onClose }: PostFormProps) {
  const t = useTexts();
  const { create, update, withdraw } = usePostWrites();
  const params = { id: of.id };
  const failed = t('failed');
  /** What was posted as a span stays one until it is due at another time. */
  const dueAt = (due: string) =>
    due === post?.time?.slice(6) ? post.time : due && `${due}-${due}`;
  const form = useForm({
    draft: `class.post.${post?.id ?? of.id}`,
    seen: post,
    initial: {
      kind: post?.kind ?? ('assignment' as PostKind),
      title: post?.title ?? '',
      text: post?.text ?? '',
      date: post?.date ?? '',
      from: post?.time?.slice(0, 5) ?? '',
      to: post?.time?.slice(6) ?? '',
      due: post?.time?.slice(6) ?? '',
      room: post?.room ?? '',
    },
    rules: fields.createClassPost,
    names: { time: 'to' },
    read: ({ from, to, due, date, room, kind, ...values }) => {
      if (kind === 'exam' && !from !== !to)
        return { problems: { [from ? 'to' : 'from']: t('exam.bothEnds') } };
      const ends = kind === 'exam' ? from && `${from}-${to}` : kind === 'assignment' && dueAt(due);
      return {
        body: {
          ...values,
          kind,
          date: kind === 'message' || date === '' ? null : date,
          time: ends || null,
          room: hasRoom(kind) ? room : '',
        },
      };
    },
    send: ({ kind, ...body }, over) =>
      post
        ? update({ params: { ...params, post_id: post.id }, body }, { seen: { ...post, ...over } })
        : create({ params, body: { kind, ...body } }),
    conflict: {
      title: t('class.conflict'),
      undecided: t('class.conflict'),
      describe: (body) => [
        { label: t('class.postTitle'), value: body.title },
        { label: t('exam.date'), value: [body.date, body.time].filter(Boolean).join(' ') },
        { label: t('exam.room'), value: body.room },
        { label: t('class.text'), value: body.text },
      ],
    },
    done: ({ id, title }) => ({
      message: t(post ? 'class.changed' : 'class.posted', { title }),
      ...(!post && {
        undo: () => attempt(() => withdraw({ params: { ...params, post_id: id } }), { failed }),
      }),
    }),
    failed,
    onDone: onClose,
  });
  const { values, change } = form;
  const { kind } = values;
  return (
    <FormDialog
      form={form}
      title={t(post ? 'class.postEdit' : 'class.post')}
      submitLabel={post ? undefined : t('class.send')}
    >
      {!post && (
        <Segmented
          label={t('class.what')}
          options={postKinds.map((value) => ({ value, label: t(`class.kind.${value}`) }))}
          {...form.field('kind')}
        />
      )}
      <TextField label={t('class.postTitle')} required {...form.field('title')} />
      {kind === 'assignment' && (
        <Row even>
          <DateField label={t('class.dueDay')} required {...form.field('date')} />
          <TimeField label={t('class.due')} optional {...form.field('due')} />
        </Row>
      )}
      {(kind === 'exam' || kind === 'room') && (
        <DateField label={t('exam.date')} required {...form.field('date')} />
      )}
      {kind === 'exam' && (
        <Row even>
          <TimeField
            label={t('lesson.from')}
            {...form.field('from')}
            onChange={(from) => change({ from, to: values.to || (from && later(from)) })}
          />
          <TimeField label={t('lesson.to')} after={values.from} {...form.field('to')} />
        </Row>
      )}
      {hasRoom(kind) && (
        <TextField
          label={t(kind === 'room' ? 'lesson.location' : 'exam.room')}
          required={kind === 'room'}
          {...form.field('room')}
        />
      )}
      <TextArea label={t('class.text')} optional rows={3} {...form.field('text')} />
      <p>{t(`class.lands.${kind}`)}</p>
    </FormDialog>
  );
}

const hasRoom = (kind: PostKind): boolean => kind === 'exam' || kind === 'room';
