import { fieldMessage } from '@board/contracts/constants/field-messages';
import { calendarDays } from '@board/contracts/constants/limits';
import type { Locale } from '@board/contracts/constants/locales';

/** What the schema of a call asks of one field. */
export interface FieldRule {
  /** It must be there; the words say so, where the contract has any. */
  readonly missing?: Readonly<Record<Locale, string>> | boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  /** For what has an error of its own, and its words. */
  readonly pattern?: string;
  readonly wrong?: Readonly<Record<Locale, string>>;
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** What is wrong with what is about to be sent, by the names of the contract. */
export function brokenRules(rules: FieldRules, sent: object, locale: Locale) {
  return Object.entries(sent).flatMap(([name, value]) => {
    const broken = rules[name] && brokenRule(rules[name], value, locale);
    return broken ? [[name, broken] as const] : [];
  });
}

function brokenRule(rule: FieldRule, value: unknown, locale: Locale): string | undefined {
  const { missing, maxLength, minimum, maximum, format, pattern, wrong } = rule;
  const text = String(value ?? '').trim();
  if (wrong && pattern !== undefined && !new RegExp(pattern).test(text)) return wrong[locale];
  const isNumber = minimum !== undefined && value !== null && value !== undefined;
  if (text === '' && !isNumber) {
    if (!missing) return undefined;
    return missing === true ? fieldMessage('required', {}, locale) : missing[locale];
  }
  if (maxLength !== undefined && text.length > maxLength)
    return fieldMessage('maxLength', { limit: maxLength }, locale);
  if (format === 'calendar-date' && (text < calendarDays.first || text > calendarDays.last))
    return fieldMessage('format', { format }, locale);
  if (minimum !== undefined && !(Number(value) >= minimum))
    return fieldMessage('minimum', { limit: minimum }, locale);
  if (maximum !== undefined && !(Number(value) <= maximum))
    return fieldMessage('maximum', { limit: maximum }, locale);
  return undefined;
}
