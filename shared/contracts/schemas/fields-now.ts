import { type ErrorCode, errorTable } from '../constants/error-codes.ts';
import type { Locale } from '../constants/locales.ts';
import { allSchemas } from './all-schemas.ts';

/** What forms send. */
const calls = [
  'bindEducation',
  'changePassword',
  'createAdminUser',
  'createAssistantConfig',
  'createClass',
  'createClassPost',
  'createCourse',
  'createDeployToken',
  'createExam',
  'createGrade',
  'createMoneyAccount',
  'createNotification',
  'createSignInProvider',
  'createTask',
  'createTerm',
  'createTransaction',
  'createTransfer',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'createWebhook',
  'setReminderChannel',
  'subscribeCalendar',
  'updateAdminUser',
  'updateProfile',
] as const satisfies readonly (keyof typeof allSchemas)[];

type Schema = { [keyword: string]: unknown } & {
  properties?: Record<string, Schema>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
};

/** The bounds of every field of these calls, as their schemas have them: `shared/contracts/fields.json`. */
export function fieldsNow(
  schemas: Record<string, { body?: object; reply?: object; media?: string }> = allSchemas,
): string {
  const fields = calls.map((name) => [name, rulesOf(schemas[name]?.body as Schema)] as const);
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`;
}

function rulesOf({ properties = {}, required = [] }: Schema) {
  const rules = Object.entries(properties).map(
    ([name, schema]) => [name, ruleOf(schema, required.includes(name))] as const,
  );
  return Object.fromEntries(rules.filter(([, rule]) => Object.keys(rule).length > 0));
}

function ruleOf(schema: Schema, isRequired: boolean): object {
  const own = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const missing = (schema['x-missing'] ?? schema['x-error']) as ErrorCode | undefined;
  const form = own['x-form'] as { pattern: string; error: ErrorCode; fill: object } | undefined;
  if (form) return { pattern: form.pattern, wrong: wordsOf(form.error, form.fill) };
  const bounds = ['maxLength', 'minimum', 'maximum', 'format'].filter((bound) => bound in own);
  return {
    ...(isRequired && own.type === 'string' && missing && { missing: wordsOf(missing) }),
    ...(isRequired && !missing && own.minLength === 1 && { missing: true }),
    ...Object.fromEntries(bounds.map((bound) => [bound, own[bound]])),
  };
}

function wordsOf(code: ErrorCode, fill: object = {}): Record<Locale, string> {
  const said = (words: string) =>
    Object.entries(fill).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words);
  return { 'zh-CN': said(errorTable[code]['zh-CN']), en: said(errorTable[code].en) };
}
