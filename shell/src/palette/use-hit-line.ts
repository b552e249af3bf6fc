import type { SearchHit } from '@board/contracts/calls/search';
import { categoryName } from '@board/contracts/constants/categories';
import { useFormat, useLocale, useText, useToday } from '@board/platform';
import { addDays } from '@board/time';
import type { Command, CommandAction } from '@board/ui/command-palette';

export const idOf = ({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string => `${kind} ${id}`;

/** A hit as a line of the palette: its sign, where it belongs, when, and what can be done with it. */
export function useHitLine(): (hit: SearchHit) => Command {
  const t = useText('shell');
  const locale = useLocale();
  const format = useFormat();
  const today = useToday();

  const dayOf = (date: string): string => {
    if (date === today) return t('palette.today');
    if (date === addDays(today, 1)) return t('palette.tomorrow');
    return format.shortDay(date);
  };
  const whenOf = ({ date, time }: SearchHit): string =>
    [date && dayOf(date), time && format.timeRange(time)].filter(Boolean).join(' ');
  const edit: CommandAction = { id: 'edit', label: t('palette.edit'), icon: 'edit', key: 'e' };
  const read: CommandAction = { id: 'read', label: t('palette.read'), icon: 'check', key: 'x' };
  const actionsOf = ({ completed, date }: SearchHit): CommandAction[] => [
    {
      id: 'tick',
      label: t(completed ? 'palette.undo' : 'palette.tick'),
      icon: completed ? 'undo' : 'check',
      key: 'x',
    },
    ...(date === today
      ? []
      : [{ id: 'today', label: t('palette.today'), icon: 'today', key: 'd' } as const]),
    edit,
  ];

  return (hit) => {
    const common = { id: idOf(hit), label: hit.title, marks: hit.marks };
    switch (hit.kind) {
      case 'task':
        return {
          ...common,
          icon: hit.completed ? 'check' : 'list',
          detail: whenOf(hit),
          actions: actionsOf(hit),
        };
      case 'lesson':
        return {
          ...common,
          edge: hit.color,
          text: hit.text,
          detail: whenOf(hit),
          actions: [edit],
        };
      case 'course':
        return { ...common, edge: hit.color, text: hit.text, actions: [edit] };
      case 'exam':
        return { ...common, icon: 'edit', text: hit.text, detail: whenOf(hit), actions: [edit] };
      case 'term':
        return {
          ...common,
          icon: 'week',
          detail: hit.date ? dayOf(hit.date) : undefined,
          actions: [edit],
        };
      case 'transaction': {
        const name = categoryName(hit.category, locale);
        return {
          ...common,
          label: hit.title || name,
          marks: hit.title ? hit.marks : [],
          seal: hit.category ?? 'other',
          text: hit.title ? name : undefined,
          actions: [edit],
          detail: `${hit.date ? dayOf(hit.date) : ''} ${format.currency(hit.amount ?? 0)}`,
        };
      }
      case 'notification':
        return { ...common, icon: 'bell', text: hit.text, actions: [read] };
    }
  };
}
