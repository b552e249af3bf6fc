import type { Bundle } from './bundle.ts';
import { remoteRules } from './remote-rules.ts';
import { type Rule, soundRelease } from './rule.ts';
import { shellRules } from './shell-rules.ts';

export interface Finding {
  says: Rule['says'];
  /** Empty where the rule holds. */
  problems: string[];
}

/** Every rule that is for this bundle; a release that is not sound leaves nothing to look at. */
export function findings(bundle: Bundle): Finding[] {
  const rules = bundle.name === 'shell' ? shellRules : remoteRules;
  const isSound = soundRelease.broken(bundle).length === 0;
  return (isSound ? rules : [soundRelease]).map((rule) => ({
    says: rule.says,
    problems: rule.broken(bundle),
  }));
}
