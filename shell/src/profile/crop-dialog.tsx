import { uploadAvatar } from '@board/contracts/calls/account';
import { useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { sessionState } from '@board/platform/host';
import { FormDialog } from '@board/ui/dialogs';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useState,
} from 'react';
import { troubleText } from '../api/trouble-text.ts';
import { adoptUser } from '../session/session.ts';
import { type Crop, centred, drawCrop, moved, picture, side, zoomed } from './crop.ts';
import styles from './crop-dialog.module.css';

const keySteps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** Moves and enlarges a picture behind the round window that it will be seen through. */
export function CropDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(uploadAvatar);
  // The dialog may come after the picture has been read.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>();
  const [unreadable, setUnreadable] = useState<string>();
  const zoom = crop?.zoom ?? 1;

  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (gone) return;
        setImage(bitmap);
        setCrop(centred(bitmap));
      },
      () => setUnreadable(t('profile.picture.unreadable')),
    );
    return () => {
      gone = true;
    };
  }, [file, t]);

  useEffect(() => {
    if (canvas && image && crop) drawCrop(canvas, image, crop);
  }, [canvas, image, crop]);

  const move = (x: number, y: number) => {
    if (image && crop) setCrop(moved(image, crop, x, y));
  };
  const onDrag = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.movementX, event.movementY);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };

  const form = useForm({
    draft: 'profile.picture',
    initial: {},
    read: () => (canvas && crop ? { body: canvas } : { problems: {} }),
    async send(drawn) {
      const body = new FormData();
      body.append('avatar', await picture(drawn), 'avatar.webp');
      const { avatarUrl } = await write({ body });
      if (sessionState.user) adoptUser({ ...sessionState.user, avatar: avatarUrl });
    },
    done: t('profile.picture.saved'),
    failed: (error) => troubleText(error, t),
    onDone: onClose,
  });

  return (
    <FormDialog
      form={{ ...form, hindrance: unreadable ?? form.hindrance }}
      size="small"
      title={t('profile.changePicture')}
      busyText={t('profile.saving')}
    >
      <div className={styles.crop}>
        <canvas
          ref={setCanvas}
          width={side}
          height={side}
          className={styles.canvas}
          role="img"
          tabIndex={0}
          aria-label={t('profile.picture.window')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onDrag}
          onKeyDown={onKey}
        />
        <small>{t('profile.picture.drag')}</small>
        <label className={styles.zoom}>
          {t('profile.picture.zoom')}
          <input
            type="range"
            min={1}
            max={4}
            step={0.01}
            value={zoom}
            style={{ '--filled': `${((zoom - 1) / 3) * 100}%` } as CSSProperties}
            disabled={!crop}
            onChange={(event) => {
              if (image && crop) setCrop(zoomed(image, crop, event.currentTarget.valueAsNumber));
            }}
          />
        </label>
      </div>
    </FormDialog>
  );
}
