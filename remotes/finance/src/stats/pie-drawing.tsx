import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { drawnAs } from '../states/series-colours.ts';
import type { CategoryTotal } from './category-totals.ts';

interface Slice {
  id: string;
  value: number;
}

const size = 140;

/** nivo lays the arcs out; the sheet colours them, so that a change of theme needs no new drawing. */
export function PieDrawing({ totals }: { readonly totals: readonly CategoryTotal[] }) {
  const data = totals.map(({ category, amount }) => ({ id: category, value: amount }));
  return (
    <Pie<Slice>
      width={size}
      height={size}
      data={data.length > 0 ? data : [{ id: 'none', value: 1 }]}
      innerRadius={0.8}
      padAngle={data.length > 1 ? 1.6 : 0}
      sortByValue={false}
      animate={false}
      isInteractive={false}
      layers={[Arcs]}
    />
  );
}

function Arcs({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Slice>) {
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc }) => (
        <path key={id} {...drawnAs(String(id))} d={arcGenerator({ ...arc }) ?? undefined} />
      ))}
    </g>
  );
}
