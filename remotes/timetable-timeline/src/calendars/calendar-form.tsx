import type { CalendarEdit } from '@board/contracts/calls/calendars';
import type { CalendarKind } from '@board/contracts/constants/calendars';
import { subscriptionLimit } from '@board/contracts/constants/limits';
import { courseColours } from '@board/contracts/constants/periods';
import fields from '@board/contracts/fields';
import { base64Of, newId } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Problem, Segmented, TextField } from '@board/ui';
import { FileDrop, FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { ColourChoice } from '../plan/colour-choice.tsx';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';
import { type Calendar, useCalendarWrites } from './calendars.queries.ts';
import styles from './calendars-card.module.css';

const colours = Array.from({ length: courseColours }, (_, index) => index + 1);

interface CalendarFormProps {
  calendar?: Calendar;
  /** The colours of those that are there. */
  taken: readonly number[];
  onClose: () => void;
}

/** What a calendar is called and how it looks; of a new one also where it comes from and what becomes of it. */
export function CalendarForm({ calendar, taken, onClose }: CalendarFormProps) {
  const t = useTexts();
  const { subscribe, update, remove } = useCalendarWrites();
  const putBack = usePutBack();
  const [asFile, setAsFile] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const form = useForm({
    draft: `calendar.${calendar?.id ?? 'new'}`,
    seen: calendar,
    initial: {
      id: calendar?.id ?? newId(),
      name: calendar?.name ?? '',
      color: calendar?.color ?? colours.find((each) => !taken.includes(each)) ?? 1,
      kind: 'events' as CalendarKind,
      address: '',
      content: '',
      file: '',
    },
    // Whoever knows the address reads the calendar.
    secret: ['address', 'content', 'file'],
    rules: fields.subscribeCalendar,
    read: ({ file: _, address, content, name, ...values }) => ({
      body: {
        ...values,
        name: name.trim(),
        ...(asFile ? (content ? { content } : {}) : address ? { address } : {}),
      },
    }),
    send: ({ id, name, color, ...rest }) =>
      calendar
        ? update({
            params: { id },
            body: { name, color } satisfies Record<keyof CalendarEdit, unknown>,
          })
        : subscribe({ body: { id, name, color, ...rest } }),
    done: ({ id, name }) => ({
      key: id,
      message: t(calendar ? 'calendars.saved' : 'calendars.added', { name }),
      undo: putBack(
        () =>
          calendar
            ? update({ params: { id }, body: { name: calendar.name, color: calendar.color } })
            : remove({ params: { id } }),
        id,
      ),
    }),
    failed: t('calendars.notChanged'),
    onDone: onClose,
  });
  const { values, problems, change } = form;

  async function choose(file: File) {
    setTooLarge(file.size > subscriptionLimit.bytes);
    if (file.size > subscriptionLimit.bytes) return;
    const name = values.name || file.name.replace(/\.[^.]*$/, '');
    change({ content: await base64Of(file), file: file.name, name });
  }

  return (
    <FormDialog
      form={form}
      title={calendar ? t('calendars.edit', { name: calendar.name }) : t('calendars.add')}
      submitLabel={calendar ? undefined : t('calendars.subscribe')}
    >
      {!calendar && (
        <>
          <Segmented
            label={t('calendars.from')}
            options={[
              { value: 'address', label: t('calendars.address') },
              { value: 'file', label: t('calendars.file') },
            ]}
            value={asFile ? 'file' : 'address'}
            onChange={(next) => setAsFile(next === 'file')}
          />
          {asFile ? (
            <>
              <FileDrop
                label={t('calendars.file')}
                hint={values.file || t('calendars.fileHint')}
                choose={t('chooseFile')}
                accept=".ics,text/calendar"
                onFile={(file) => void choose(file)}
              />
              {tooLarge && <Problem>{t('calendars.tooLarge')}</Problem>}
              {problems.address && <Problem>{problems.address}</Problem>}
            </>
          ) : (
            <TextField
              label={t('calendars.address')}
              hint={t('calendars.addressHint')}
              inputMode="url"
              mono
              required
              {...form.field('address')}
            />
          )}
        </>
      )}
      <TextField label={t('calendars.name')} required {...form.field('name')} />
      {!calendar && (
        <>
          <Segmented
            label={t('calendars.kind')}
            options={[
              { value: 'events', label: t('calendars.kindEvents') },
              { value: 'tasks', label: t('calendars.kindTasks') },
            ]}
            {...form.field('kind')}
          />
          <p className={styles.note}>
            {t(values.kind === 'tasks' ? 'calendars.tasksNote' : 'calendars.eventsNote')}
          </p>
        </>
      )}
      {values.kind === 'events' && <ColourChoice {...form.field('color')} />}
    </FormDialog>
  );
}
