import { defaultPeriods } from '@board/contracts/constants/periods';
import { useText, useToday } from '@board/platform';
import { weekOf } from '@board/time';
import styles from './drawn-week.module.css';

const left = 92;
const top = 72;
const dayWidth = 152;
const rowHeight = 45;
/** More than fit: it fades before the words below, however high the window is. */
const rows = 24;
/** Where a break parts morning, afternoon and evening. */
const breaks = [5, 10];

/** A made-up week: what the board looks like when somebody's term is in it. Names are keys of the catalog. */
const lessons = [
  { day: 0, from: 0, length: 2, colour: 1, name: 'algebra', where: 'A-302' },
  { day: 0, from: 2, length: 2, colour: 2, name: 'structures', where: 'B-105' },
  { day: 0, from: 5, length: 2, colour: 3, name: 'english', where: 'C-210' },
  { day: 1, from: 2, length: 3, colour: 4, name: 'probability', where: 'A-208' },
  { day: 1, from: 5, length: 2, colour: 5, name: 'badminton', where: 'S-1' },
  { day: 2, from: 0, length: 2, colour: 2, name: 'structures', where: 'B-105' },
  { day: 2, from: 2, length: 2, colour: 1, name: 'algebra', where: 'A-302' },
  { day: 2, from: 5, length: 2, colour: 1, name: 'networks', where: 'D-401' },
  { day: 3, from: 0, length: 2, colour: 3, name: 'english', where: 'C-210' },
  { day: 3, from: 2, length: 2, colour: 4, name: 'probability', where: 'A-208' },
  { day: 3, from: 7, length: 3, colour: 3, name: 'lab', where: 'X-112' },
  { day: 4, from: 0, length: 2, colour: 1, name: 'networks', where: 'D-401' },
  { day: 4, from: 2, length: 2, colour: 1, name: 'algebra', where: 'A-302' },
  { day: 4, from: 5, length: 2, colour: 4, name: 'affairs', where: 'H-2' },
] as const;

const x = (day: number) => left + day * dayWidth;
const y = (row: number) => top + row * rowHeight;

/** The picture beside the forms: this week's dates, somebody's classes. Decoration only. */
export function DrawnWeek() {
  const today = useToday();
  const days = weekOf(today).slice(0, 5);
  const now = days.indexOf(today);
  return (
    <svg className={styles.art} viewBox="0 0 880 1160" aria-hidden="true">
      {Array.from({ length: rows + 1 }, (_, row) => (
        <path
          key={y(row)}
          className={breaks.includes(row) ? styles.strong : styles.line}
          d={`M48 ${y(row) + 0.5}H900`}
        />
      ))}
      {[0, 1, 2, 3, 4, 5].map((day) => (
        <path key={day} className={styles.line} d={`M${x(day) + 0.5} ${top}V${y(rows)}`} />
      ))}
      {days.map((date, day) => (
        <DayNumber key={date} date={date} day={day} isToday={day === now} />
      ))}
      {defaultPeriods.map(({ number, start }, row) => (
        <text key={number} className={styles.time} x={48} y={y(row) + 26}>
          {start}
        </text>
      ))}
      {lessons.map((lesson) => (
        <Lesson key={`${lesson.day} ${lesson.from}`} {...lesson} />
      ))}
      {now >= 0 && (
        <>
          <path className={styles.now} d={`M${x(now)} ${y(7)}h${dayWidth}`} />
          <circle className={styles.dot} cx={x(now)} cy={y(7)} r="4" />
        </>
      )}
    </svg>
  );
}

function DayNumber({ date, day, isToday }: { date: string; day: number; isToday: boolean }) {
  const middle = x(day) + dayWidth / 2 + 2;
  return (
    <>
      {isToday && <circle className={styles.today} cx={middle} cy={46} r="15" />}
      <text className={isToday ? styles.todayNumber : styles.number} x={middle} y={51}>
        {Number(date.slice(8))}
      </text>
    </>
  );
}

function Lesson({ day, from, length, colour, name, where }: (typeof lessons)[number]) {
  const t = useText('shell');
  const height = length * rowHeight - 5;
  return (
    <g data-colour={colour} className={styles.lesson}>
      <rect
        className={styles.block}
        x={x(day) + 3}
        y={y(from) + 3}
        width={147}
        height={height}
        rx="6"
      />
      <rect
        className={styles.edge}
        x={x(day) + 7}
        y={y(from) + 8}
        width={3}
        height={height - 10}
        rx="1.5"
      />
      <text className={styles.name} x={x(day) + 18} y={y(from) + 24}>
        {t(`drawnWeek.${name}`)}
      </text>
      <text className={styles.where} x={x(day) + 18} y={y(from) + 42}>
        {where}
      </text>
    </g>
  );
}
