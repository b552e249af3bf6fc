import { useState } from 'react';
import { Segmented } from '../segmented/segmented.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { ButtonSection } from './button-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { DataSection } from './data-section.tsx';
import { FieldSection } from './field-section.tsx';
import styles from './gallery.module.css';
import { LayerSection } from './layer-section.tsx';
import { MarkSection } from './mark-section.tsx';
import { PanelSection } from './panel-section.tsx';
import { TheRest } from './the-rest.tsx';

/** Every component in every state, for those who build with them. */
export function Gallery() {
  const [done, setDone] = useState('');
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.day}>Components</h1>
        <ThemeChoice />
      </div>
      <p role="status">{done}</p>
      <ButtonSection />
      <FieldSection />
      <PanelSection onRetry={() => setDone('asked again')} />
      <LayerSection onDone={setDone} />
      <DataSection />
      <MarkSection />
      <ColourSection />
      <TheRest />
      <ToastRegion />
    </main>
  );
}

type Theme = 'light' | 'dark';

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );

  function choose(next: Theme) {
    document.documentElement.classList.toggle('dark', next === 'dark');
    setTheme(next);
  }

  return (
    <Segmented
      label="Theme"
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      value={theme}
      onChange={choose}
    />
  );
}
