import type { CalendarKind } from '@board/contracts/constants/calendars';
import type { VersionedRow } from '../row.ts';

/** What a person subscribes to. */
export interface CalendarsTable extends VersionedRow {
  user_id: string;
  id: string;
  name: string;
  color: number;
  kind: CalendarKind;
  /** Null for a file. */
  host: string | null;
  /** Encrypted: it may be one that lets anybody in. */
  address: string | null;
  /** What the address said of its present state. */
  etag: string | null;
  last_modified: string | null;
  events: number;
  left_out: number;
  /** When it last answered well, and when all of it was last read. */
  fetched_at: string;
  read_at: string;
  failing_since: string | null;
  /** JSON: code and fill. */
  failure: string | null;
  /** For a while it can be had back. */
  deleted_at: string | null;
}

/** Its events as they fall on days. The id follows from the calendar and the event. */
export interface CalendarEventsTable {
  user_id: string;
  id: string;
  calendar_id: string;
  title: string;
  place: string;
  text: string;
  /** Instants, or for whole days the first and the last one. */
  starts: string;
  ends: string;
}

export interface CalendarTables {
  calendars: CalendarsTable;
  calendar_events: CalendarEventsTable;
}
