import {
  type CSSProperties,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePieces } from '../layer/use-pieces.ts';

export interface ListProps<Item> {
  /** The name of the list. */
  readonly label: string;
  /** What its lines are of: those of something else come in their place as a whole. */
  readonly of: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** An `li`. It stays the same function while nothing changes for all lines. */
  readonly line: (item: Item) => ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A list of any length: no press waits for its lines, and what stood there stays until it is whole. */
export function List<Item>(props: ListProps<Item>) {
  const [whole, setWhole] = useState(props.of);
  const standing = useRef(props);
  useEffect(() => {
    if (props.of === whole) standing.current = props;
  });
  const lists = props.of === whole ? [props] : [standing.current, props];
  return lists.map((list) => (
    <Lines key={list.of} {...list} isComing={list.of !== whole} onWhole={() => setWhole(list.of)} />
  ));
}

/** More lines than most screens have. */
const screenful = 32;
/** Drawn before somebody gets there. */
const ahead = '200px';

interface LinesProps<Item> extends ListProps<Item> {
  readonly isComing: boolean;
  readonly onWhole: () => void;
}

function Lines<Item>(props: LinesProps<Item>) {
  const { label, itemKey, line, className, style, isComing, onWhole } = props;
  const items = useDeferredValue(props.items);
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState(screenful);
  const wanted = Math.min(items.length, reach);
  const drawn = usePieces(wanted, 2, 0);
  const isWhole = drawn >= wanted;
  useEffect(() => {
    if (isComing && isWhole) onWhole();
  });
  const goesOn = drawn === reach && reach < items.length;
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!goesOn || !last) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some((each) => each.isIntersecting) && setReach(reach + screenful),
      { rootMargin: ahead },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [goesOn, reach]);
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={!isWhole || undefined}
      className={className}
      style={style}
      hidden={isComing}
    >
      {items.slice(0, drawn).map((item) => (
        <Line key={itemKey(item)} item={item} line={line} />
      ))}
    </ul>
  );
}

/** Drawn again only when it is another. */
const Line = memo(function Line<Item>({
  item,
  line,
}: Pick<ListProps<Item>, 'line'> & { item: Item }) {
  return line(item);
}) as <Item>(props: Pick<ListProps<Item>, 'line'> & { readonly item: Item }) => ReactNode;
