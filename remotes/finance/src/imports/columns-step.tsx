import { useText } from '@board/platform';
import { SelectField } from '@board/ui';
import { type ColumnMap, type FoundTable, importFields, neededFields } from './columns.ts';
import styles from './columns-step.module.css';

interface ColumnsStepProps {
  readonly table: FoundTable;
  readonly onChange: (columns: ColumnMap) => void;
}

/** Which column of the file is what; a first line beside it shows whether the guess is right. */
export function ColumnsStep({ table, onChange }: ColumnsStepProps) {
  const t = useText('finance');
  const { headings, rows, columns } = table;
  const options = [
    { value: '-1', label: t('import.noColumn') },
    ...headings.map((heading, index) => ({
      value: String(index),
      label: heading || t('import.column', { number: index + 1 }),
    })),
  ];
  return (
    <>
      <p className={styles.words}>{t('import.columnsExplain', { count: rows.length })}</p>
      <div className={styles.fields}>
        {importFields.map((field) => {
          const sample = rows[0]?.[columns[field]];
          return (
            <SelectField
              key={field}
              label={t(`field.${field}`)}
              optional={!neededFields.includes(field)}
              value={String(columns[field])}
              options={options}
              hint={sample ? t('import.sample', { sample }) : undefined}
              onChange={(column) => onChange({ ...columns, [field]: Number(column) })}
            />
          );
        })}
      </div>
    </>
  );
}
