import { announceSeconds } from '@board/contracts/constants/limits';
import { callsOfFirstScreen } from '../api/full-reload.ts';
import { today } from '../grown/days.ts';

/** What a day of a university is taken to be; docs/scale.md has the reasons. */
export const students = 100_000;

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: () => object;
}

interface Moment {
  name: string;
  /** In which all of it comes. */
  seconds: number;
  acts: readonly { times: number; calls: readonly Call[] }[];
}

const opens: readonly Call[] = callsOfFirstScreen(today).map((path) => ({
  path: `/api${path}`,
}));
const looks: readonly Call[] = [{ path: '/api/changes' }];
const comesBack: readonly Call[] = [...looks, { path: '/api/dashboard' }];
/** And its own page and one more of his ask again. */
export const creates: Call = {
  method: 'POST',
  path: '/api/tasks',
  body: () => ({ title: 'Lab report', date: today }),
};
const writes: readonly Call[] = [
  creates,
  ...Array.from({ length: 2 }, () => ({ path: `/api/tasks?date=${today}` })),
];
const isReminded: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/notifications',
    body: () => ({ title: 'Lab', message: 'At 10:00' }),
  },
  { path: '/api/notifications?page=1&limit=20' },
];
/** The files of a release come from the browser's own store, or from a proxy's, after the first. */
const looksForReleases: readonly Call[] = [{ path: '/registry.json' }];

export const moments: readonly Moment[] = [
  {
    name: 'arrival, 07:50 to 08:00',
    seconds: 600,
    acts: [
      { times: 0.4 * students, calls: opens },
      { times: 0.1 * students, calls: writes },
    ],
  },
  {
    name: 'a lesson, 45 minutes',
    seconds: 2_700,
    acts: [
      { times: 0.2 * students * 90, calls: looks },
      { times: 0.1 * students, calls: writes },
    ],
  },
  {
    name: 'between lessons, ten minutes',
    seconds: 600,
    acts: [
      { times: 0.3 * students, calls: comesBack },
      { times: 0.15 * students, calls: writes },
    ],
  },
  {
    name: 'a minute at which many are reminded',
    seconds: 60,
    acts: [{ times: 0.1 * students, calls: isReminded }],
  },
  {
    name: 'a release, to all open pages',
    seconds: announceSeconds,
    acts: [{ times: 0.2 * students, calls: looksForReleases }],
  },
];
