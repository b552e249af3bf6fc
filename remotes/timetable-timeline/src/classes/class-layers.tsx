import type { LayerProps } from '@board/platform';
import { JoinForm } from './join-form.tsx';
import { MakeForm } from './make-form.tsx';

/** Over any page: which course it is, is asked. */
export const JoinLayer = ({ onClose }: LayerProps) => (
  <JoinForm course="" code="" onClose={onClose} />
);

export const MakeLayer = ({ onClose }: LayerProps) => <MakeForm course="" onClose={onClose} />;
