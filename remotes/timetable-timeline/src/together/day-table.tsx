import { useFormat } from '@board/platform';
import { dayMinutes, dayNumber, timeOf } from '@board/time';
import { VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import { freeCount, hoursShown, isFree, type Person } from './free-together.ts';
import styles from './together-page.module.css';

interface DayTableProps {
  people: readonly Person[];
  days: readonly string[];
  /** Whose days stand beside the first one's, instead of a count of all. */
  beside: Person | undefined;
  /** In minutes of all days: what is past is nobody's any more. */
  now: number;
}

/** Hour by hour: how many are free, or the two of us side by side. */
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
        {hoursShown.map((hour) => (
          <tr key={hour}>
            <th scope="row">{timeOf(hour * 60)}</th>
            {days.map((day) =>
              beside && me ? (
                <Halves key={day} {...{ me, beside, day, hour }} />
              ) : (
                <Count
                  key={day}
                  people={isPast(day, hour, now) ? nobody : people}
                  {...{ day, hour }}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nobody: readonly Person[] = [];

const isPast = (day: string, hour: number, now: number): boolean =>
  dayNumber(day) * dayMinutes + hour * 60 < now - 30;

interface CellProps {
  day: string;
  hour: number;
}

function Count({ people, day, hour }: CellProps & { people: readonly Person[] }) {
  const free = freeCount(people, day, hour * 60, hour * 60 + 60);
  return (
    <td
      data-free={free > 0 ? Math.round((4 * free) / people.length) : undefined}
      data-all={free > 0 && free === people.length}
    >
      {free > 0 && free}
    </td>
  );
}

function Halves({ me, beside, day, hour }: CellProps & { me: Person; beside: Person }) {
  const t = useTexts();
  return (
    <td className={styles.halves}>
      {[me, beside].map((person) => {
        const free = isFree(person, day, hour * 60, hour * 60 + 60);
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
