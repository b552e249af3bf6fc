import type { MonthTrend } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { firstDay } from '@board/time';
import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar';
import { drawnAs } from '../states/series-colours.ts';
import { useSeriesName } from './series-name.ts';
import { type TrendView, trendSeries } from './trend-series.ts';

type Column = { month: string } & Record<string, string | number>;

const theme = {
  text: { fill: 'var(--text-3)', fontSize: 11, fontFamily: 'var(--font-sans)' },
  grid: { line: { stroke: 'var(--line-faint)' } },
  axis: { domain: { line: { stroke: 'var(--line)' } } },
};

/** nivo lays out columns and axes; the sheet colours them. */
export function TrendChart({ months, view }: { months: readonly MonthTrend[]; view: TrendView }) {
  const format = useFormat();
  const { keys, rows } = trendSeries(months, view);
  const data = rows.map(({ month, values }): Column => ({ ...values, month }));
  const every = Math.ceil(rows.length / 8);
  return (
    <ResponsiveBar<Column>
      data={data}
      keys={keys}
      indexBy="month"
      groupMode={view === 'flow' ? 'grouped' : 'stacked'}
      margin={{ top: 8, right: 0, bottom: 24, left: 56 }}
      padding={0.4}
      innerPadding={view === 'flow' ? 2 : 1}
      animate={false}
      isInteractive={false}
      enableLabel={false}
      theme={theme}
      gridYValues={4}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: 4,
        format: (value) => `¥${format.number(Number(value))}`,
      }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        format: (month: string) =>
          rows.findIndex((row) => row.month === month) % every === 0
            ? format.day({ month: 'short' })(firstDay(month))
            : '',
      }}
      layers={['grid', 'axes', Columns]}
    />
  );
}

function Columns({ bars }: BarCustomLayerProps<Column>) {
  const format = useFormat();
  const nameOf = useSeriesName();
  return (
    <g>
      {bars.map(({ key, x, y, width, height, data }) => (
        <rect
          key={key}
          {...drawnAs(String(data.id))}
          x={x}
          y={y}
          width={width}
          height={Math.max(0, height)}
          rx={2}
        >
          <title>
            {`${format.month(firstDay(String(data.indexValue)))}, ${nameOf(String(data.id))}: ${format.currency(data.value ?? 0)}`}
          </title>
        </rect>
      ))}
    </g>
  );
}
