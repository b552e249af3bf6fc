import type { SlotProps } from '@board/contracts/calls/slots';
import { paths } from '@board/contracts/constants/paths';
import { useFormat, useText } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, LoadProblem, Row } from '@board/ui';
import { useId } from 'react';
import { TransactionDialogs, useTransactionDialogs } from '../ledger/transaction-dialogs.tsx';
import { TransactionRow } from '../ledger/transaction-row.tsx';
import { useCourseRecords, useCourseSums } from './course.queries.ts';
import styles from './course-money.module.css';

/** Beside a course that somebody looks at: what it has cost, and a way to write more. */
export function CourseMoney({ name, date }: SlotProps['course-page']) {
  const t = useText('finance');
  const { currency } = useFormat();
  const titleId = useId();
  const sums = useCourseSums(name).data;
  const request = useCourseRecords(name);
  const dialogs = useTransactionDialogs();
  const records = request.data?.items ?? [];
  const words = sums && [
    sums.expense > 0 && t('course.spent', { amount: currency(sums.expense) }),
    sums.income > 0 && t('course.earned', { amount: currency(sums.income) }),
  ];
  return (
    <section className={styles.money} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{t('course.title')}</h3>
        <span>{words?.filter(Boolean).join(' · ')}</span>
      </div>
      <LoadProblem request={request} failed={t('state.refreshFailed')} />
      {request.data && records.length === 0 && <p>{t('course.nothing')}</p>}
      {records.map((record) => (
        <TransactionRow key={record.id} transaction={record} onOpen={dialogs.show} />
      ))}
      <div className={styles.foot}>
        <Row>
          <Button
            size="small"
            icon="plus"
            label={t('course.add')}
            onClick={() => dialogs.add(date, name)}
          />
          {(request.data?.pagination.total ?? 0) > records.length && (
            <Link to={paths.transactionsOfCourse(name)}>{t('course.all')}</Link>
          )}
        </Row>
      </div>
      <TransactionDialogs {...dialogs} />
    </section>
  );
}
