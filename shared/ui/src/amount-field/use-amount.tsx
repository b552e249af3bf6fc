import { fromMinor, maxAmount } from '@board/contracts/constants/money';
import type { KeyboardEvent } from 'react';
import { PlusKey } from './plus-key.tsx';
import { readAmount } from './read-amount.ts';

const min = 0;
const step = 0.01;

/** The keys and the meaning of a number field for an input whose text stays as it was typed. */
export function useAmount(value: string, onChange: (value: string) => void) {
  const read = readAmount(value);
  const now = 'minor' in read ? fromMinor(read.minor) : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (now === undefined && value !== '' && Number(value) !== 0) return;
    onChange(Math.min(maxAmount, Math.max(min, (now ?? min) + by)).toFixed(2));
  }

  return {
    /** What a sum comes to. */
    hint: now !== undefined && /[-+*/]/.test(value) ? `= ${now.toFixed(2)}` : undefined,
    type: (text: string) => onChange(typedAmount(text)),
    /** Where a finger types. */
    plus: <PlusKey value={value} onChange={onChange} />,
    control: {
      role: 'spinbutton',
      inputMode: 'decimal',
      autoComplete: 'off',
      placeholder: '0.00',
      min,
      step,
      'aria-valuemin': min,
      'aria-valuemax': maxAmount,
      'aria-valuenow': now,
      'aria-valuetext': value || undefined,
      onKeyDown,
    },
  } as const;
}

/**
 * In plain characters, without what only decorates an amount. All else stays, so that whoever reads
 * it can refuse it instead of saving another amount.
 */
function typedAmount(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/×/g, '*')
    .replace(/÷/g, '/')
    .replace(/[¥\s]/g, '');
}
