import { Checkbox } from '@board/ui';
import { createContext, useContext } from 'react';

export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly change: (ids: ReadonlySet<string>) => void;
}

/** Which lines are chosen is known by their boxes alone: another choice draws no line again. */
const ChosenContext = createContext<Chosen>({ ids: new Set(), change: () => {} });

export const ChosenProvider = ChosenContext.Provider;

export function ChooseBox({ id, label }: { readonly id: string; readonly label: string }) {
  const { ids, change } = useContext(ChosenContext);

  function choose(isChosen: boolean) {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    change(next);
  }

  return <Checkbox hideLabel label={label} checked={ids.has(id)} onChange={choose} />;
}
