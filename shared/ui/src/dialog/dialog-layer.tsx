import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, type FormEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import layer from '../layer/layer.module.css';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

const firstField = ['input:not([type="radio"])', 'textarea', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join();

export function DialogLayer(props: DialogProps) {
  const { open, onClose, children, footer, footerStart, size = 'medium', onSubmit } = props;
  const body = useRef<HTMLDivElement>(null);

  return (
    <Base.Root
      open={open}
      onOpenChange={(nowOpen) => !nowOpen && onClose()}
      disablePointerDismissal={onSubmit !== undefined}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={classNames(layer.layer, styles.popup, styles[size])}
            initialFocus={(openedBy) =>
              props.initialFocus?.current ??
              // A phone's keyboard would cover the sheet before it is read.
              (openedBy === 'touch'
                ? true
                : body.current?.querySelector<HTMLElement>(firstField)) ??
              true
            }
          >
            <Frame onSubmit={onSubmit}>
              <Head {...props} />
              <div ref={body} className={styles.body}>
                {children}
              </div>
              {(footer || footerStart) && (
                <div className={styles.foot}>
                  {footerStart && <div className={styles.start}>{footerStart}</div>}
                  {footer}
                </div>
              )}
            </Frame>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function Head({ title, subtitle, accent }: DialogProps) {
  const texts = useUiTexts();
  const edge: CSSProperties & { '--dialog-accent'?: string } = accent
    ? { '--dialog-accent': `var(--course-${accent}-border)` }
    : {};
  return (
    <div className={styles.head}>
      {accent && <span className={styles.accent} style={edge} />}
      <div className={styles.heading}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {subtitle && <Base.Description className={styles.subtitle}>{subtitle}</Base.Description>}
      </div>
      <Base.Close render={<IconButton icon="x" label={texts.close} />} />
    </div>
  );
}

function Frame({ onSubmit, children }: Pick<DialogProps, 'onSubmit'> & { children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // React would carry the event on to a form around the dialog.
    event.stopPropagation();
    onSubmit?.();
  }

  return onSubmit ? (
    <form className={styles.frame} noValidate onSubmit={submit}>
      {children}
    </form>
  ) : (
    <div className={styles.frame}>{children}</div>
  );
}
