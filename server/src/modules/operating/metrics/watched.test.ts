import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const deploy = join(import.meta.dirname, '../../../../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const alerts: { groups: { rules: Rule[] }[] } = parse(read('prometheus/alerts.yaml'));
const board: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
  read('grafana/board.json'),
);
const rules = alerts.groups.flatMap((group) => group.rules);
const asked = [
  ...rules.map(({ alert, expr }) => ({ where: `the alert ${alert}`, expr })),
  ...board.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: `the panel '${title}'`, expr })),
  ),
];

describeOnEngines('the alerts and the dashboard', (engine) => {
  it('ask for what the server tells, and for nothing else', async () => {
    const app = await startTestApp({ engine, environment: { METRICS_TOKEN: 'scrape-me' } });
    const headers = { authorization: 'Bearer scrape-me' };
    const { body } = await app.anybody.send('GET', '/metrics', undefined, headers);
    await app.close();
    const told = new Set([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(named));
    const missing = asked.flatMap(({ where, expr }) =>
      [...expr.matchAll(/\b(?:board|process)_\w+/g)]
        .filter(([name]) => !told.has(name))
        .map(([name]) => `${where} asks for ${name}`),
    );
    expect(missing).toEqual([]);
    const unwatched = [...told].filter((name) => !asked.some(({ expr }) => expr.includes(name)));
    expect(unwatched).toEqual([]);
  });

  it('say in a sentence what is wrong, and whether it can wait', () => {
    for (const { annotations, labels } of rules) {
      expect(annotations.summary).toMatch(/\S+ \S+/);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

function named([, name = '', type]: RegExpExecArray): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
}
