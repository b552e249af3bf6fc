import { type ComponentType, createContext, useContext, useEffect } from 'react';

/** Each has a shape of its own in a calendar; a colour only says which course. */
export type DayKind = 'lesson' | 'task' | 'deadline' | 'exam' | 'event';

/** Something that stands on a day, or on several. */
export interface DayThing {
  /** Of its own within its source. */
  readonly id: string;
  readonly kind: DayKind;
  readonly title: string;
  /** Its name where little room is left. */
  readonly short?: string | undefined;
  /** Where, or from whom. */
  readonly text?: string | undefined;
  readonly date: string;
  /** Its last day, where that is another one. */
  readonly until?: string | undefined;
  /** 'HH:MM-HH:MM' on the person's wall, of the whole day without it. An end before the start is of the day after. */
  readonly time?: string | undefined;
  /** Of which of several that its source brings together: each is switched by itself. */
  readonly part?: { readonly id: string; readonly title: string } | undefined;
  /** The number of a course's colour. */
  readonly color?: number | undefined;
  readonly done?: boolean | undefined;
  /** Somebody is told of it before. */
  readonly reminds?: boolean | undefined;
  readonly open?: (() => void) | undefined;
  /** Done, or not after all. */
  readonly tick?: (() => void) | undefined;
  /** How long it is meant to take, where no time says so. */
  readonly minutes?: number | undefined;
  /** Puts it there, says how that went and offers the way back; with how far, where it is asked how far. */
  readonly move?: ((to: DayPlace, reach?: string) => void) | undefined;
  /** One of a series: how far such a move can reach, the least first. */
  readonly reaches?:
    | ((to: DayPlace) => readonly DayReach[] | Promise<readonly DayReach[]>)
    | undefined;
  /** Why it stays where it is. */
  readonly fixed?: string | undefined;
}

export type DayPlace = Pick<DayThing, 'date' | 'time'>;

/** This one, those that follow, all: with what each changes. */
export interface DayReach {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface DayReading {
  /** All that touches the days that were asked for; nothing while it is still coming. */
  readonly things?: readonly DayThing[] | undefined;
  /** What could not be had just now; what came before stays. */
  readonly problem?: { readonly words: string; readonly again: () => void } | undefined;
  /** What is to be known of it, such as that there is more. */
  readonly note?: string | undefined;
}

/** Which days, both ends included, and who is to be told. */
export interface DaySourceProps {
  readonly start: string;
  readonly end: string;
  readonly tell: (reading: DayReading) => void;
}

/** All that a source does, for it draws nothing: the reading is the same one as long as nothing in it has changed. */
export function useTelling(tell: DaySourceProps['tell'], reading: DayReading): void {
  useEffect(() => {
    tell(reading);
  }, [reading, tell]);
}

export interface DaySourceName {
  /** Unlike those of any other remote. */
  readonly id: string;
  readonly title: string;
  readonly order: number;
}

export interface DaySourcesProps extends Pick<DaySourceProps, 'start' | 'end'> {
  /** With an empty reading as soon as it is known, and with none when it goes. */
  readonly onReading: (source: DaySourceName, reading: DayReading | null) => void;
}

const Drawn = createContext<ComponentType<DaySourcesProps> | null>(null);

/** A host says which sources there are. */
export const DaySourcesProvider = Drawn.Provider;

/** What every remote has on these days. */
export function DaySources(props: DaySourcesProps) {
  const Sources = useContext(Drawn);
  return Sources && <Sources {...props} />;
}
