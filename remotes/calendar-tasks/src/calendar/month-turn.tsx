import { addMonths, monthOf } from '@board/time';
import { IconButton } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';

/** The month of a day, until another one is turned to. */
export function useMonthOf(day: string) {
  const [view, setView] = useState({ day, month: monthOf(day) });
  // Another day was chosen somewhere: its month comes into view.
  if (view.day !== day) setView({ day, month: monthOf(day) });
  return { month: view.month, show: (month: string) => setView({ day, month }) };
}

interface MonthTurnProps {
  readonly month: string;
  readonly onShow: (month: string) => void;
}

export function MonthTurn({ month, onShow }: MonthTurnProps) {
  const t = useTexts();
  const turns = [
    { icon: 'left', label: t('calendar.previous'), by: -1 },
    { icon: 'right', label: t('calendar.next'), by: 1 },
  ] as const;
  return turns.map(({ icon, label, by }) => (
    <IconButton
      key={icon}
      icon={icon}
      size="small"
      label={label}
      onClick={() => onShow(addMonths(month, by))}
    />
  ));
}
