import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { ErrorState } from '../states/error-state.tsx';
import { useSay } from '../texts/say.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { type LateCode, lateCode } from './late-code.ts';

export interface LateOptions<Props> {
  /** Stands there until the code has come. */
  readonly meanwhile?: (props: Props) => ReactNode;
  /** Closes a layer whose code cannot be had; the person is told, and the next opening asks anew. */
  readonly onFailure?: (props: Props) => void;
  /** Stands there when the code cannot be had, by default an error that can be tried again. */
  readonly failed?: (retry: () => void, props: Props) => ReactNode;
}

export type Late<Props> = ((props: Props) => ReactNode) & LateCode<ComponentType<Props>>;

/**
 * A component whose code comes when it is first drawn. Unlike `lazy` it throws nothing, forgets a
 * failure, and draws at once, in the same piece of work, when its code is there.
 */
export function late<Props extends object>(
  ask: () => Promise<ComponentType<Props>>,
  options: LateOptions<Props> = {},
): Late<Props> {
  const code = lateCode(ask);
  return Object.assign(
    (props: Props) => <LatePart code={code} options={options} part={props} />,
    code,
  );
}

/** A dialog or the like that whoever draws it closes by `onClose`. */
export function lateDialog<Props extends { readonly onClose: () => void }>(
  ask: () => Promise<ComponentType<Props>>,
): Late<Props> {
  return late(ask, { onFailure: ({ onClose }) => onClose() });
}

interface LatePartProps<Props> {
  readonly code: LateCode<ComponentType<Props>>;
  readonly options: LateOptions<Props>;
  readonly part: Props;
}

function LatePart<Props extends object>({ code, options, part }: LatePartProps<Props>) {
  const { meanwhile, onFailure, failed } = options;
  const [Part, setPart] = useState(code.loaded);
  const [missing, setMissing] = useState(false);
  const texts = useUiTexts();
  const say = useSay();
  const retry = () => setMissing(false);

  const fail = useEffectEvent(() => {
    setMissing(true);
    if (!onFailure) return;
    say(texts.notOpened);
    onFailure(part);
  });
  useEffect(() => {
    if (Part || missing) return;
    let gone = false;
    code.load().then(
      (loaded) => {
        if (!gone) startTransition(() => setPart(() => loaded));
      },
      () => {
        if (!gone) fail();
      },
    );
    return () => {
      gone = true;
    };
  }, [code, Part, missing]);

  useEffect(() => {
    if (!missing || onFailure) return;
    const askAgain = () => setMissing(false);
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [missing, onFailure]);

  if (Part) return <Part {...part} />;
  if (!missing || onFailure) return meanwhile?.(part);
  if (failed) return failed(retry, part);
  return <ErrorState message={texts.notLoaded} onRetry={retry} />;
}
