import type { CategoryRule } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import { attempt, toastWritten, useLocale } from '@board/platform';
import { Button, EmptyState, IconButton, lateDialog, useDialogs } from '@board/ui';
import { Section } from '@board/ui/page';
import { Entry } from '@board/ui/query-table';
import { useTexts } from '../text.ts';
import { useRuleWrites } from './rules.queries.ts';
import styles from './rules-section.module.css';
import { useCategoryRules } from './use-category-rules.ts';

const RuleForm = lateDialog(async () => (await import('./rule-form.tsx')).RuleForm);

/** What statements are read by besides the words that everybody's are. */
export function RulesSection() {
  const t = useTexts();
  const { rules, remove } = useCategoryRules();
  const { open, drawn } = useDialogs(RuleForm);
  const edit = (rule?: CategoryRule) => open((opened) => <RuleForm {...opened} rule={rule} />);
  return (
    <Section
      title={t('rules.title')}
      note={t('rules.note')}
      actions={<Button icon="plus" label={t('rules.add')} onClick={() => edit()} />}
    >
      {rules.length === 0 && <EmptyState text={t('rules.empty')} />}
      <ul>
        {rules.map((rule) => (
          <RuleEntry
            key={`${rule.type} ${rule.words}`}
            rule={rule}
            onEdit={() => edit(rule)}
            onRemove={() => remove(rule)}
          />
        ))}
      </ul>
      {drawn}
    </Section>
  );
}

interface RuleEntryProps {
  readonly rule: CategoryRule;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function RuleEntry({ rule, onEdit, onRemove }: RuleEntryProps) {
  const t = useTexts();
  const locale = useLocale();
  const apply = useApplyRule();
  return (
    <Entry
      action={
        <span className={styles.acts}>
          <Button
            size="small"
            needsNetwork
            onClick={() => void apply(rule)}
            label={t('rules.apply')}
          />
          <IconButton icon="edit" label={t('rules.edit', { words: rule.words })} onClick={onEdit} />
          <IconButton
            icon="trash"
            label={t('rules.remove', { words: rule.words })}
            onClick={onRemove}
          />
        </span>
      }
    >
      {rule.words}
      <small>
        {t(`type.${rule.type}`)} · {categoryName(rule.category, locale)}
      </small>
    </Entry>
  );
}

/** What is in the ledger already follows a rule as well, and can be had back as it was. */
function useApplyRule() {
  const t = useTexts();
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
