import { Dialog as Base } from '@base-ui/react/dialog';
import {
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { useTouch } from '../date-field/use-touch.ts';
import { isUnread } from '../form/is-unread.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import layer from '../layer/layer.module.css';
import { usePieces } from '../layer/use-pieces.ts';
import { useSwipeDown } from '../layer/use-swipe-down.ts';
import { useWayBack } from '../layer/use-way-back.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';

const firstField = ['input:not([type="radio"])', 'textarea', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join();

export function DialogLayer(props: DialogProps) {
  const { open, onClose, onSubmit } = props;
  useWayBack(open, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(nowOpen) => !nowOpen && onClose()}
      // Locking the page's own scrolling would lay it out anew; the viewport keeps the wheel to itself.
      modal="trap-focus"
      disablePointerDismissal={onSubmit !== undefined}
    >
      <Base.Portal>
        <NextPiece>
          <Base.Backdrop className={styles.scrim} />
          <Base.Viewport className={styles.viewport}>
            <Popup {...props} />
          </Base.Viewport>
        </NextPiece>
      </Base.Portal>
    </Base.Root>
  );
}

/** The portal draws what it holds at one go, and so holds nothing at first. */
function NextPiece({ children }: { children: ReactNode }) {
  return usePieces(1, 1, 0) > 0 && children;
}

/**
 * Forms are large: what the dialog holds is drawn in a piece of work after the press, and its first field
 * is found in the one after that, when it is laid out: the focus would have it laid out with the drawing.
 */
function Popup(props: DialogProps) {
  const {
    children,
    footer,
    footerStart,
    size = 'medium',
    broad,
    onSubmit,
    initialFocus,
    onClose,
  } = props;
  const body = useRef<HTMLDivElement>(null);
  const openedBy = useRef('');
  const pieces = usePieces(2, 1, 0);
  const drawn = pieces > 0;
  const laidOut = pieces > 1;
  const swipe = useSwipeDown(onClose);
  const isTouched = useTouch();

  const focusFirst = useEffectEvent(() => {
    if (body.current?.contains(document.activeElement)) return;
    // A phone's keyboard would cover what is opened to be read, and not to be filled in.
    const isRead = openedBy.current === 'touch' || (isTouched && onSubmit === undefined);
    const field = isRead ? null : body.current?.querySelector<HTMLElement>(firstField);
    const button = body.current?.parentElement?.querySelector('button');
    (initialFocus?.current ?? field ?? button)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (laidOut) focusFirst();
  }, [laidOut]);

  return (
    <Base.Popup
      {...swipe}
      className={classNames(layer.layer, styles.popup, styles[broad ? 'broad' : size])}
      style={{ visibility: drawn ? 'visible' : 'hidden' }}
      initialFocus={(by) => {
        openedBy.current = by;
        return false;
      }}
    >
      {drawn && (
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
      )}
    </Base.Popup>
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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would carry the event on to a form around the dialog.
    event.stopPropagation();
    if (!isUnread(event.currentTarget)) onSubmit?.();
  }

  return onSubmit ? (
    <form className={styles.frame} noValidate onSubmit={submit}>
      {children}
    </form>
  ) : (
    <div className={styles.frame}>{children}</div>
  );
}
