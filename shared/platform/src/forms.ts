/** For forms, which come with their dialogs. */
export type { FieldRule, FieldRules } from './forms/broken-rules.ts';
export type { Problems } from './forms/problems-of.ts';
export { type Form, type FormOptions, useForm } from './forms/use-form.ts';
