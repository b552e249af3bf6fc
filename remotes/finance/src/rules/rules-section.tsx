import type { CategoryRule } from '@board/contracts/calls/finance';
import { categories, categoryName } from '@board/contracts/constants/categories';
import { attempt, toastWritten, useLocale, useText } from '@board/platform';
import { Button, IconButton, SelectField } from '@board/ui';
import { Section } from '@board/ui/page';
import { Entry } from '@board/ui/query-table';
import { useRuleWrites } from './rules.queries.ts';
import styles from './rules-section.module.css';
import { useCategoryRules } from './use-category-rules.ts';

/** What statements are read by besides the words that everybody's are; nothing for who taught nothing. */
export function RulesSection() {
  const t = useText('finance');
  const { rules, keep, remove } = useCategoryRules();
  if (rules.length === 0) return null;
  return (
    <Section title={t('rules.title')} note={t('rules.note')}>
      <ul>
        {rules.map((rule) => (
          <RuleEntry
            key={`${rule.type} ${rule.words}`}
            rule={rule}
            onChange={keep}
            onRemove={() => remove(rule)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface RuleEntryProps {
  readonly rule: CategoryRule;
  readonly onChange: (rule: CategoryRule) => void;
  readonly onRemove: () => void;
}

function RuleEntry({ rule, onChange, onRemove }: RuleEntryProps) {
  const t = useText('finance');
  const locale = useLocale();
  const apply = useApplyRule();
  return (
    <Entry
      action={
        <span className={styles.acts}>
          <SelectField
            hideLabel
            label={t('rules.category', { words: rule.words })}
            value={rule.category}
            options={categories.map(({ key }) => ({
              value: key,
              label: categoryName(key, locale),
            }))}
            onChange={(category) => onChange({ ...rule, category })}
          />
          <Button
            size="small"
            needsNetwork
            onClick={() => void apply(rule)}
            label={t('rules.apply')}
          />
          <IconButton
            icon="trash"
            label={t('rules.remove', { words: rule.words })}
            onClick={onRemove}
          />
        </span>
      }
    >
      {rule.words}
      <small>{t(`type.${rule.type}`)}</small>
    </Entry>
  );
}

/** What is in the ledger already follows a rule as well, and can be had back as it was. */
function useApplyRule() {
  const t = useText('finance');
  const writes = useRuleWrites();
  const problems = { failed: t('rules.failed') };
  return (rule: CategoryRule) =>
    attempt(async () => {
      const changes = await writes.apply(rule);
      const count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
      const undo = () => attempt(() => writes.putBack(changes), problems);
      const message = t('rules.applied', { count });
      toastWritten(undefined, { message, undo: count > 0 ? undo : undefined });
    }, problems);
}
