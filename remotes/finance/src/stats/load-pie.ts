const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * A chart's library is some hundred modules, and running them all takes longer than a press may be
 * held up, so they run in five pieces; 'eager' keeps them in one file. They are the pieces that do
 * not need one another.
 */
export async function loadPie() {
  await import(/* webpackMode: "eager" */ '@nivo/theming');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@react-spring/web');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'd3-scale-chromatic');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@nivo/core');
  await nextTask();
  const { PieDrawing } = await import(/* webpackMode: "eager" */ './pie-drawing.tsx');
  return PieDrawing;
}
