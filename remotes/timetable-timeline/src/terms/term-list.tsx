import { attempt, useFormat, useToday } from '@board/platform';
import { addDays } from '@board/time';
import { Button, classNames, IconButton } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { termOn, weekNumber } from '../plan/term-week.ts';
import { type Term, useTermWrites } from '../plan/terms.queries.ts';
import { useTexts } from '../text.ts';
import styles from './term-list.module.css';

interface TermListProps {
  terms: readonly Term[];
  /** Null stands for the courses on single days. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onEdit: (term: Term) => void;
  onAdd: () => void;
}

export function TermList({ terms, chosen, onChoose, onEdit, onAdd }: TermListProps) {
  const t = useTexts();
  const today = useToday();
  const current = termOn(terms, today);
  return (
    <nav aria-label={t('term.list')}>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term.id} className={styles.item}>
            <button
              type="button"
              className={classNames(styles.term, chosen === term.id && styles.chosen)}
              aria-current={chosen === term.id || undefined}
              onClick={() => onChoose(term.id)}
            >
              <span className={styles.name}>{term.name}</span>
              <TermDays term={term} />
              {term === current && (
                <small className={styles.now}>
                  {t('term.now', { week: weekNumber(term, today), weeks: term.weeks })}
                </small>
              )}
            </button>
            <TermMenu term={term} onEdit={onEdit} />
          </li>
        ))}
        <li className={styles.item}>
          <button
            type="button"
            className={classNames(styles.term, chosen === null && styles.chosen)}
            aria-current={chosen === null || undefined}
            onClick={() => onChoose(null)}
          >
            <span className={styles.name}>{t('term.none')}</span>
            <small>{t('term.noneNote')}</small>
          </button>
        </li>
      </ul>
      <Button icon="plus" onClick={onAdd} label={t('term.add')} />
    </nav>
  );
}

function TermDays({ term }: { term: Term }) {
  const t = useTexts();
  const format = useFormat();
  const last = addDays(term.first_monday, term.weeks * 7 - 1);
  return (
    <>
      <small>{`${format.mediumDay(term.first_monday)}\u2013${format.mediumDay(last)}`}</small>
      <small>{t('term.courses', { count: term.courses })}</small>
    </>
  );
}

function TermMenu({ term, onEdit }: { term: Term; onEdit: (term: Term) => void }) {
  const t = useTexts();
  const { remove, restore } = useTermWrites();

  function removeIt() {
    void attempt(() => remove(term.id), {
      key: term.id,
      done: t('deleted', { name: term.name }),
      failed: t('failed'),
      undo: () => restore(term.id),
    });
  }

  return (
    <Menu trigger={<IconButton icon="more" label={t('actionsFor', { name: term.name })} />}>
      <MenuItem icon="edit" onSelect={() => onEdit(term)}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon="trash" danger needsNetwork onSelect={removeIt}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
