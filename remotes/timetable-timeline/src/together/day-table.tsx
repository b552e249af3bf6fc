import { useFormat } from '@board/platform';
import { dayMinutes, dayNumber, timeOf } from '@board/time';
import { VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import { freeCount, halvesShown, isFree, type Person, untilNext } from './free-together.ts';
import styles from './together-page.module.css';

interface DayTableProps {
  people: readonly Person[];
  days: readonly string[];
  /** Whose days stand beside the first one's, instead of a count of all. */
  beside: Person | undefined;
  /** In minutes of all days: what is past is nobody's any more. */
  now: number;
}

/** Half an hour by half an hour: how many are free, or the two of us side by side. */
export function DayTable({ people, days, beside, now }: DayTableProps) {
  const t = useTexts();
  const { shortWeekday, monthDay } = useFormat();
  const [me] = people;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          {beside ? t('together.besideOf', { name: beside.name }) : t('together.counts')}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day} scope="col">
              {shortWeekday(day)} <small>{monthDay(day)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {halvesShown.map((from) => (
          <tr key={from}>
            <th scope="row">
              {from % 60 === 0 ? timeOf(from) : <VisuallyHidden>{timeOf(from)}</VisuallyHidden>}
            </th>
            {days.map((day) =>
              beside && me ? (
                <Halves key={day} {...{ me, beside, day, from }} />
              ) : isPast(day, from, now) ? (
                <td key={day} data-past />
              ) : (
                <Count key={day} {...{ people, day, from }} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isPast = (day: string, from: number, now: number): boolean =>
  dayNumber(day) * dayMinutes + untilNext(from) <= now;

interface CellProps {
  day: string;
  from: number;
}

function Count({ people, day, from }: CellProps & { people: readonly Person[] }) {
  const free = freeCount(people, day, from, untilNext(from));
  return (
    <td
      data-free={free > 0 ? Math.round((4 * free) / people.length) : undefined}
      data-all={free > 0 && free === people.length}
    >
      {free > 0 && (people.length > 1 ? free : <VisuallyHidden>{free}</VisuallyHidden>)}
    </td>
  );
}

function Halves({ me, beside, day, from }: CellProps & { me: Person; beside: Person }) {
  const t = useTexts();
  return (
    <td className={styles.halves}>
      {[me, beside].map((person) => {
        const free = isFree(person, day, from, untilNext(from));
        return (
          <span key={person.id} data-busy={!free}>
            <VisuallyHidden>
              {t(free ? 'together.isFree' : 'together.isBusy', { name: person.name })}
            </VisuallyHidden>
          </span>
        );
      })}
    </td>
  );
}
