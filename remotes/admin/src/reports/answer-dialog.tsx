import { textLength } from '@board/contracts/constants/limits';
import { useForm } from '@board/platform/forms';
import { Segmented, TextArea } from '@board/ui';
import { Facts, FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { type ClassReport, useReportAnswer } from './reports.queries.ts';

interface AnswerDialogProps {
  readonly report: ClassReport;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What was said and posted, and whether the class stays; who reported it hears the answer. */
export function AnswerDialog({ report, onChanged, onClose }: AnswerDialogProps) {
  const t = useTexts();
  const { write } = useReportAnswer();
  const { id, name, teacher, reporter, text, posts, closed } = report;
  const form = useForm({
    draft: `admin.report.${id}`,
    initial: { closes: 'stay' as 'stay' | 'close', text: '' },
    read: ({ closes, text: words }) => ({
      body: { closes: closes === 'close', text: words.trim() },
    }),
    send: (body) => write({ params: { id }, body }),
    done: ({ closed: isClosed }) => t(isClosed ? 'reports.doneClosed' : 'reports.done', { name }),
    failed: t('reports.failed'),
    onDone() {
      onChanged();
      onClose();
    },
    onLeave: onClose,
  });
  const closes = form.values.closes === 'close';
  return (
    <FormDialog
      form={form}
      title={t('reports.answerOf', { name })}
      submitLabel={t(closes ? 'reports.close' : 'reports.answer')}
      danger={closes}
    >
      <Facts
        facts={[
          [t('reports.teacher'), teacher],
          [t('reports.reporter'), reporter],
          [t('reports.text'), text],
          [
            t('reports.posts'),
            posts.length > 0 && (
              <ul>
                {posts.map((post, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
                  <li key={at}>
                    <b>{post.title}</b> {post.text}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      {!closed && (
        <Segmented
          label={t('reports.outcome')}
          options={[
            { value: 'stay', label: t('reports.stay') },
            { value: 'close', label: t('reports.close') },
          ]}
          {...form.field('closes')}
        />
      )}
      <TextArea
        label={t('reports.words')}
        hint={t(closes ? 'reports.closeNote' : 'reports.wordsNote')}
        optional
        rows={3}
        {...form.field('text')}
        maxLength={textLength.bio}
      />
    </FormDialog>
  );
}
