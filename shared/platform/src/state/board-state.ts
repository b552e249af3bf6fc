import type { Locale } from '@board/contracts/constants/locales';
import type { Column } from '@board/contracts/constants/modules';
import { proxy } from 'valtio';

export type Theme = 'light' | 'dark';

export interface ModulePlace {
  id: string;
  visible: boolean;
  column: Column;
  order: number;
}

/** What every module answers to. Only a host writes theme, layout, locale and zone. */
export const boardState = proxy({
  /** 'YYYY-MM-DD'; empty means today, whatever day it becomes. */
  selectedDay: '',
  theme: 'light' as Theme,
  locale: 'zh-CN' as Locale,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  layout: [] as ModulePlace[],
  online: true,
  /** Days, 'YYYY-MM-DD', on which something is planned: a host's strip of days puts a dot there. */
  markedDays: [] as readonly string[],
  /** When the data on screen was last known to be current (epoch ms). */
  freshAt: 0,
});
