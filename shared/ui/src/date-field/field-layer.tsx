import { Popover } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import { TextField } from '../text-field/text-field.tsx';
import { useMoments } from '../texts/moments.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DayChoice } from './day-choice.tsx';
import styles from './field-layer.module.css';
import type { Offer } from './offer.ts';
import { PresetList } from './preset-list.tsx';

interface FieldLayerProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The box of the field that it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isSheet: boolean;
  readonly offer: Offer;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Stands above what there is to choose from. */
  readonly children: ReactNode;
}

/** What a field offers, below it; under a finger a sheet. */
export function FieldLayer(props: FieldLayerProps) {
  const { open, onClose, title, anchor, isSheet, children } = props;
  // The keyboard of a phone would cover what there is to choose from.
  const content = useRef<HTMLDivElement>(null);
  if (isSheet) {
    return (
      <Dialog open={open} onClose={onClose} title={title} size="small" initialFocus={content}>
        <div ref={content} id={props.id} tabIndex={-1} className={styles.sheet}>
          {children}
          <Choices {...props} />
        </div>
      </Dialog>
    );
  }
  return (
    <Below {...{ id: props.id, open, onClose, title, anchor }}>
      <Choices {...props} />
    </Below>
  );
}

function Choices({ offer, value, isSheet, onChoose, onClose }: FieldLayerProps) {
  const { texts } = useMoments();
  const { presets, month, times } = offer;
  const chooseLast = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  return (
    <>
      <PresetList presets={presets} value={value} onChoose={chooseLast} />
      {month && (
        <DayChoice
          {...month}
          // A moment wants a time, too.
          onChoose={(day) => (times ? onChoose : chooseLast)(month.toValue(day))}
        />
      )}
      {times && !isSheet && (
        <PresetList
          presets={times.presets}
          value={times.time}
          onChoose={(time) => onChoose(times.toValue(time))}
        />
      )}
      {times && isSheet && (
        <TextField
          label={texts.chooseTime}
          type="time"
          value={times.time}
          onChange={(time) => onChoose(times.toValue(time))}
        />
      )}
    </>
  );
}

type BelowProps = Omit<FieldLayerProps, 'isSheet' | 'offer' | 'value' | 'onChoose'>;

function Below({ id, open, onClose, title, anchor, children }: BelowProps) {
  const texts = useUiTexts();
  const popup = useRef<HTMLDivElement>(null);
  useWayBack(open, onClose);
  return (
    <Popover.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()} modal="trap-focus">
      <Popover.Portal>
        <Popover.Positioner
          className={layer.float}
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Popover.Popup
            ref={popup}
            id={id}
            className={classNames(layer.layer, layer.fading, styles.below)}
            aria-label={title}
            // A month takes it once it is drawn.
            initialFocus={() => !popup.current?.querySelector('[role=grid]')}
            finalFocus={() => anchor.current?.querySelector('input') ?? true}
          >
            {children}
            <VisuallyHidden>
              <Popover.Close>{texts.close}</Popover.Close>
            </VisuallyHidden>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
