import { attempt, type DayReach, type DayThing, toast } from '@board/platform';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../text.ts';
import { type Entry, keyOf } from '../entries/entries.ts';
import { useThingWords } from '../things/use-thing-words.ts';
import {
  clashOf,
  dayOf,
  dayPlaceOf,
  isSamePlace,
  minuteOf,
  type Place,
  shifted,
} from './moving.ts';
import { thingStop } from './stops.ts';

const saidMs = 400;

/** What is in hand: a thing, or hours that are being drawn for a new one. */
export interface Lifted {
  readonly entry?: Entry | undefined;
  readonly place: Place;
  readonly by: 'keys' | 'pointer';
}

/** A lesson or task of a series that was dropped: how far shall that reach? */
export interface Question {
  readonly entry: Entry;
  readonly place: Place;
  readonly reaches: readonly DayReach[];
}

interface Calendar {
  readonly entries: readonly Entry[];
  readonly days: readonly string[];
  readonly onDay: (day: string) => void;
  readonly onAdd: (day: string, from: number, to: number) => void;
}

/** What is lifted, where it would be dropped, and what is said of it. */
export function useMoving({ entries, days, onDay, onAdd }: Calendar) {
  const t = useTexts();
  const words = useThingWords();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  /** What was said of the last drop, and where the focus belongs after it. */
  const [landed, setLanded] = useState({ words: '', stop: '' });
  const clash = useMemo(
    () => (lifted?.entry ? clashOf(lifted.place, entries, lifted.entry.key) : undefined),
    [lifted, entries],
  );
  const sentence = lifted ? sentenceOf(lifted) : landed.words;
  const said = useHeldBack(sentence);

  function sentenceOf({ entry, place }: Lifted): string {
    const when = words.placeOf(place);
    if (!entry) return when;
    if (isSamePlace(entry, place)) return t('moving.lifted', { title: entry.thing.title, when });
    if (!clash) return t('moving.free', { when });
    const { title, minutes } = clash;
    return t('moving.clash', { when, title, length: words.lengthOf(minutes) });
  }

  const acts = useMemo(() => {
    /** What stays where it is says why. */
    function lift(entry: Entry, by: Lifted['by']): boolean {
      const { move, fixed } = entry.thing;
      if (move) setLifted({ entry, place: entry, by });
      else if (fixed) toast({ tone: 'info', message: fixed });
      return move !== undefined;
    }

    function to(place: Place): void {
      if (!lifted || isSamePlace(lifted.place, place)) return;
      setLifted({ ...lifted, place });
      if (!days.includes(dayOf(place.from))) onDay(dayOf(place.from));
    }

    function putBack(entry = lifted?.entry): void {
      setLifted(null);
      setQuestion(null);
      if (!entry) return;
      if (!days.includes(entry.thing.date)) onDay(entry.thing.date);
      setLanded({ words: t('moving.putBack'), stop: thingStop(entry.thing.date, entry.key) });
    }

    function settle({ entry, place }: Pick<Question, 'entry' | 'place'>, reach?: string): void {
      const { thing, source } = entry;
      const there = dayPlaceOf(place);
      setQuestion(null);
      thing.move?.(there, reach);
      setLanded({
        words: t('moving.dropped', { when: words.placeOf(place) }),
        stop: thingStop(there.date, keyOf(source, thing.id, there.date)),
      });
    }

    function drop(): void {
      if (!lifted) return;
      const { entry, place } = lifted;
      setLifted(null);
      if (entry) dropAt(entry, place);
      else onAdd(dayOf(place.from), minuteOf(place.from), minuteOf(place.to));
    }

    /** As the end of a drag does, whichever way the place was said. */
    function dropAt(entry: Entry, place: Place): void {
      if (isSamePlace(entry, place)) putBack(entry);
      else if (entry.thing.reaches) void ask(entry, place, entry.thing.reaches);
      else settle({ entry, place });
    }

    async function ask(entry: Entry, place: Place, reaches: NonNullable<DayThing['reaches']>) {
      const work = async () => {
        const known = await reaches(dayPlaceOf(place));
        if (known.length > 1) setQuestion({ entry, place, reaches: known });
        else settle({ entry, place }, known[0]?.id);
      };
      await attempt(work, { failed: t('message.updateFailed') });
    }

    return {
      lift,
      draw: (place: Place) => setLifted({ place, by: 'pointer' }),
      to,
      /** Also beyond what is shown: the page follows. */
      toDay: (count: number) => lifted && to(shifted(lifted.place, count)),
      drop,
      dropAt,
      putBack,
      settle,
    };
  }, [lifted, days, onDay, onAdd, t, words]);

  return useMemo(
    () => ({ lifted, clash, sentence, said, question, landed, ...acts }),
    [lifted, clash, sentence, said, question, landed, acts],
  );
}

export type Moving = ReturnType<typeof useMoving>;

/** Of a quick row of steps the last one is heard. */
function useHeldBack(words: string): string {
  const [held, setHeld] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeld(words), saidMs);
    return () => clearTimeout(timer);
  }, [words]);
  return held;
}
