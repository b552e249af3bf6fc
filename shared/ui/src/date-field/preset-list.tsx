import type { KeyboardEvent } from 'react';
import styles from './field-layer.module.css';
import type { Preset } from './offer.ts';

interface PresetListProps {
  readonly presets: readonly Preset[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** What most people mean; the arrows go from one to the next. */
export function PresetList({ presets, value, onChoose }: PresetListProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
    if (!step || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const next = event.target[step as 'nextElementSibling'];
    if (next instanceof HTMLElement) next.focus();
  }

  return (
    <div role="group" className={styles.presets} onKeyDown={move}>
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          className={styles.preset}
          aria-pressed={preset.value === value}
          onClick={() => onChoose(preset.value)}
        >
          {preset.label}
          {preset.means && <small>{preset.means}</small>}
        </button>
      ))}
    </div>
  );
}
