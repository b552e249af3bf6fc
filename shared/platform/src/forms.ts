/** For forms, which come with their dialogs. */
export type { Problems } from './forms/problems-of.ts';
export { type Form, type FormOptions, useForm } from './forms/use-form.ts';
