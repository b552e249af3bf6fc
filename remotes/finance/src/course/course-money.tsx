import type { SlotProps } from '@board/contracts/calls/slots';
import { paths } from '@board/contracts/constants/paths';
import { useFormat } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, LoadProblem } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTransactionDialogs } from '../ledger/transaction-dialogs.tsx';
import { TransactionRow } from '../ledger/transaction-row.tsx';
import { useTexts } from '../text.ts';
import { useCourseRecords, useCourseSums } from './course.queries.ts';
import styles from './course-money.module.css';

/** Beside a course that somebody looks at: what it has cost, and a way to write more. */
export function CourseMoney({ name, date }: SlotProps['course-page']) {
  const t = useTexts();
  const { currency } = useFormat();
  const sums = useCourseSums(name).data;
  const request = useCourseRecords(name);
  const dialogs = useTransactionDialogs();
  const records = request.data?.items ?? [];
  const words = sums && [
    sums.expense > 0 && t('course.spent', { amount: currency(sums.expense) }),
    sums.income > 0 && t('course.earned', { amount: currency(sums.income) }),
  ];
  return (
    <Section
      title={t('course.title')}
      note={words?.filter(Boolean).join(' · ')}
      actions={
        <Button
          size="small"
          icon="plus"
          label={t('course.add')}
          onClick={() => dialogs.add(date, name)}
        />
      }
    >
      <LoadProblem request={request} failed={t('state.refreshFailed')} />
      {request.data && records.length === 0 && (
        <p className={styles.nothing}>{t('course.nothing')}</p>
      )}
      {records.map((record) => (
        <TransactionRow key={record.id} transaction={record} onOpen={dialogs.show} />
      ))}
      {(request.data?.pagination.total ?? 0) > records.length && (
        <Link to={paths.transactionsOfCourse(name)}>{t('ledger.title')}</Link>
      )}
      {dialogs.drawn}
    </Section>
  );
}
