import { SelectField, Status } from '@board/ui';
import { useTexts } from '../text.ts';
import { type FoundTable, importFields, isMapped, withColumns } from './columns.ts';
import styles from './columns-step.module.css';
import { dateOrders } from './read-dates.ts';

interface ColumnsStepProps {
  readonly table: FoundTable;
  readonly onChange: (table: FoundTable) => void;
}

/** Which column of the file is what; a first line beside it shows whether the guess is right. */
export function ColumnsStep({ table, onChange }: ColumnsStepProps) {
  const t = useTexts();
  const { headings, rows, columns, order } = table;
  const mapped = isMapped({ ...columns, date: 0 });
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading || t('import.column', { number: index + 1 }),
  }));
  return (
    <>
      <p className={styles.words}>{t('import.columnsExplain', { count: rows.length })}</p>
      {!isMapped(columns) && <Status tone="warning">{t('import.columnsMissing')}</Status>}
      <div className={styles.fields}>
        {importFields.map((field) => {
          const sample = rows[0]?.[columns[field]];
          const optional =
            field !== 'date' && (field !== 'amount' || (mapped && columns.amount < 0));
          const none = t(optional ? 'import.noColumn' : 'import.chooseColumn');
          return (
            <SelectField
              key={field}
              label={t(`field.${field}`)}
              optional={optional}
              value={String(columns[field])}
              options={[{ value: '-1', label: none }, ...options]}
              hint={sample ? t('import.sample', { sample }) : undefined}
              onChange={(column) =>
                onChange(withColumns(table, { ...columns, [field]: Number(column) }))
              }
            />
          );
        })}
        {order && (
          <SelectField
            label={t('import.order')}
            value={order}
            options={dateOrders.map((value) => ({ value, label: t(`import.orders.${value}`) }))}
            onChange={(next) => onChange({ ...table, order: next })}
          />
        )}
      </div>
    </>
  );
}
