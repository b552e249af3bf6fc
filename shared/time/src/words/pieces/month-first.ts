import type { Place } from '../said.ts';

/** Those of the United States, of their islands and of the Philippines. */
const zones =
  /^(?:America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Puerto_Rico|(?:Indiana|Kentucky|North_Dakota)\/\w+)|Pacific\/(?:Honolulu|Guam)|Asia\/Manila)$/;

/** Whether 12/5 is the fifth of December for who writes English there. */
export const isMonthFirst = ({ locale, zone = '' }: Pick<Place, 'locale' | 'zone'>): boolean =>
  locale === 'en' && zones.test(zone);
