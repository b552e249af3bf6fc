import { useFormat } from '@board/platform';
import { endOf, inLanes, startOf, timeOf } from '@board/time';
import { classNames, Parts, tinted } from '@board/ui';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useOpenTask } from '../events.ts';
import { TimelineExam } from '../exams/timeline-exam.tsx';
import { LessonDetails } from '../lessons/lesson-block.tsx';
import type { Lesson } from '../plan/lessons.queries.ts';
import { useTexts } from '../text.ts';
import { hoursOf, opensAt, type TimeAxis, timeAxis } from './time-axis.ts';
import type { TimedTask } from './timeline.queries.ts';
import styles from './timeline-track.module.css';
import {
  freeAfter,
  isAtEnd,
  lessonPlace,
  lessonSpan,
  type TimedExam,
  taskSpan,
  taskWidth,
} from './track-places.ts';

interface TimelineTrackProps {
  day: string;
  /** Minutes since midnight, or null on another day. */
  now: number | null;
  lessons: readonly Lesson[];
  exams: readonly TimedExam[];
  tasks: readonly TimedTask[];
  /** Lessons and tasks are all here, so that an empty axis means an empty day. */
  complete: boolean;
  onOpenLesson: (lesson: Lesson) => void;
}

const lessonHeight = 64;
const taskHeight = 30;

/** The hours of a day, and what fills them. */
export function TimelineTrack(props: TimelineTrackProps) {
  const { day, now, lessons, exams, tasks, complete, onOpenLesson } = props;
  const t = useTexts();
  const format = useFormat();
  const times = [...lessons, ...exams, ...tasks].map((each) => each.time);
  const axis = timeAxis(times);
  // Before and after its hours no line stands for the present, and none gives way to it.
  const present = now !== null && now >= axis.fromHour * 60 && now <= axis.toHour * 60 ? now : null;
  // As the hours go on nothing moves under a pointer.
  const [opened] = useState(now);
  const scroller = useOpenedAt(opensAt(axis, opened, times));
  const rows = inLanes(tasks.map((task) => taskSpan(task, axis)));
  const placed = inLanes([...lessons, ...exams].map(lessonSpan));
  const empty = complete && times.length === 0;
  // Below an empty day stand its words.
  const taskRows = empty ? 0 : Math.max(1, ...rows.map(({ lanes }) => lanes));

  return (
    <>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        aria-label={t('timeline.of', { day: format.monthDay(day) })}
      >
        <div
          className={styles.track}
          style={{
            width: axis.width,
            gridTemplateRows: `18px ${lessonHeight}px ${taskRows * taskHeight}px`,
          }}
        >
          {hoursOf(axis).map((hour) => (
            <div
              key={hour}
              aria-hidden="true"
              className={classNames(
                styles.hour,
                present !== null &&
                  Math.abs(axis.at(hour * 60) - axis.at(present)) < 34 &&
                  styles.near,
              )}
              style={{ left: axis.at(hour * 60) }}
            >
              <span>{String(hour).padStart(2, '0')}</span>
            </div>
          ))}
          <Parts>
            <ul className={styles.lessons}>
              {placed.map((each) => (
                <li key={each.item.id} {...lessonPlace(each, placed, axis)}>
                  {'seat' in each.item ? (
                    <TimelineExam exam={each.item} />
                  ) : (
                    <TimelineLesson
                      lesson={each.item}
                      over={now !== null && each.to <= now}
                      onOpen={onOpenLesson}
                      flat={each.lanes > 1}
                    />
                  )}
                </li>
              ))}
            </ul>
            <ul className={styles.tasks}>
              {rows.map(({ item, from, lane }) => (
                <li
                  key={item.id}
                  style={
                    {
                      left: from,
                      top: lane * taskHeight,
                      width: taskWidth(item, axis),
                      '--free': `${freeAfter(from, lane, rows, axis)}px`,
                    } as CSSProperties
                  }
                >
                  <TimelineTask task={item} axis={axis} />
                </li>
              ))}
            </ul>
          </Parts>
          {present !== null && (
            <div aria-hidden="true" className={styles.now} style={nowAt(axis.at(present))}>
              <time>{timeOf(present)}</time>
            </div>
          )}
        </div>
      </section>
      {empty && <p className={styles.empty}>{t('timeline.empty')}</p>}
    </>
  );
}

interface TimelineLessonProps {
  lesson: Lesson;
  over: boolean;
  /** One of several above each other: room for the name only. */
  flat: boolean;
  onOpen: (lesson: Lesson) => void;
}

function TimelineLesson({ lesson, over, flat, onOpen }: TimelineLessonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.lesson, over && styles.over)}
      style={tinted(lesson.color)}
      data-flat={flat || undefined}
      onClick={() => onOpen(lesson)}
    >
      <span className={styles.name}>{lesson.name}</span>
      {!flat && lesson.location && (
        <>
          {' '}
          <span className={styles.where}>{lesson.location}</span>
        </>
      )}
      <LessonDetails lesson={lesson} />
    </button>
  );
}

function TimelineTask({ task, axis }: { task: TimedTask; axis: TimeAxis }) {
  const t = useTexts();
  const format = useFormat();
  const openTask = useOpenTask();
  const length = axis.at(endOf(task.time)) - axis.at(startOf(task.time));
  return (
    <button
      type="button"
      className={styles.task}
      data-at-end={isAtEnd(task, axis) || undefined}
      aria-label={t('timeline.task', { title: task.title, time: format.timeRange(task.time) })}
      title={task.title}
      onClick={() => openTask(task)}
    >
      <span className={styles.line} style={{ width: Math.max(length, 4) }} />
      <span className={styles.name}>{task.title}</span>
    </button>
  );
}

/** What comes late opens it anew, unless somebody has moved it. */
function useOpenedAt(left: number) {
  const scroller = useRef<HTMLElement>(null);
  const opened = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Called once it is laid out and before it is painted: asking here would lay it out twice.
    const observer = new ResizeObserver(() => {
      if (element.scrollLeft === opened.current) {
        element.scrollLeft = left;
        opened.current = element.scrollLeft;
      }
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [left]);
  return scroller;
}

const nowAt = (at: number) => ({ '--at': `${at}px` }) as CSSProperties;
