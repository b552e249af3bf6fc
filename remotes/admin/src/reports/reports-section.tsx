import { useFormat } from '@board/platform';
import { Status } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { type ClassReport, useReports } from './reports.queries.ts';

/** What members said of their classes, and what became of it; what waits stands first. */
export function ReportsSection() {
  const t = useTexts();
  const { instant } = useFormat();
  const [page, show] = useState(1);
  const [answering, setAnswering] = useState<ClassReport | null>(null);
  const request = useReports(page);

  const columns: readonly Column<ClassReport>[] = [
    {
      header: t('reports.class'),
      lead: true,
      cell: ({ name, teacher }) => (
        <>
          {name}
          <small>{t('reports.of', { name: teacher })}</small>
        </>
      ),
    },
    { header: t('reports.text'), cell: ({ text }) => text },
    { header: t('reports.reporter'), cell: ({ reporter }) => reporter },
    {
      header: t('word.state'),
      cell: ({ answer, closed }) =>
        answer ? (
          <Status tone="off">
            {t(closed ? 'reports.isClosed' : 'reports.stays', { name: answer.by })}
          </Status>
        ) : (
          <Status tone="warning">{t('reports.open')}</Status>
        ),
    },
    { header: t('word.time'), cell: ({ created_at }) => instant(created_at) },
  ];

  return (
    <>
      <QueryTable
        title={t('reports.title')}
        request={request}
        failed={t('reports.loadFailed')}
        empty={t('reports.none')}
        rowsWhileLoading={1}
        onPage={show}
        columns={columns}
        rowKey={({ id }) => id}
        acts={(report) => [
          !report.answer && {
            label: t('reports.answer'),
            name: t('reports.answerOf', { name: report.name }),
            run: () => setAnswering(report),
          },
        ]}
      />
      {answering && (
        <AnswerDialog
          report={answering}
          onChanged={() => void request.mutate()}
          onClose={() => setAnswering(null)}
        />
      )}
    </>
  );
}
