/** By the theme of the system: the page has no script that could ask for another. */
export const guideStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fbf9f7, #171512);
  --card: light-dark(#ffffff, #211f1b);
  --line: light-dark(#e6e3df, #3a3630);
  --text: light-dark(#1b1916, #f1eeea);
  --quiet: light-dark(#5d584f, #b5afa5);
  --accent: light-dark(#2b51aa, #9db8f5);
  font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif;
  color: var(--text);
  background: var(--ground);
}
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.3; margin: 0.5rem 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
nav a, header a, summary { min-height: 44px; display: inline-flex; align-items: center; gap: 0.5rem; }
summary { display: flex; cursor: pointer; }
summary::before { content: '▸'; color: var(--quiet); }
details[open] > summary::before { content: '▾'; }
details { border-block-start: 1px solid var(--line); }
details > p { margin: 0 0 1rem; }
details > p code { display: inline-block; margin-inline-end: 0.75rem; }
code, pre { font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 30rem; margin: 0 0 1rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); white-space: pre-wrap; user-select: all; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--line); font-weight: 400; }
thead th, tbody th { color: var(--quiet); font-size: 0.875rem; }
tbody th code { color: var(--text); white-space: nowrap; }
td { white-space: nowrap; font-variant-numeric: tabular-nums; }
svg { vertical-align: -3px; }
rect { stroke: var(--line); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
