import type { ConflictRequest } from '@board/contracts/events/event-map';
import type { Written } from '../dialogs/dialogs.ts';
import type { FieldRules } from './broken-rules.ts';
import type { Problems } from './problems-of.ts';

type Name<Values> = keyof Values & string;
export type Read<Body> =
  | { readonly body: Body; readonly problems?: undefined }
  | { readonly body?: undefined; readonly problems: Problems };

export interface FormOptions<Values extends object, Body, Reply> {
  /** Under which name the draft is kept. */
  readonly draft: string;
  /** What it changes: what was typed over another version of it is not taken up again. */
  readonly seen?: { readonly version: number } | null | undefined;
  readonly initial: Values;
  /** These fields are kept nowhere. */
  readonly secret?: readonly Name<Values>[];
  /** What the contract asks of the fields: those of the call, out of `@board/contracts/fields`. */
  readonly rules?: FieldRules;
  /** The body of the call, or what is wrong besides the rules, by the name of its field. */
  readonly read: (values: Values) => Read<Body>;
  /** Asked before it is sent. */
  readonly sure?: (body: Body) => boolean | Promise<boolean>;
  /** Over the version of another once a person who was shown both wants this one. */
  readonly send: (body: Body, over?: { readonly version: number }) => Promise<Reply>;
  /** A field of the contract, or the first part of its path, to the form's own. */
  readonly names?: Readonly<Record<string, Name<Values>>>;
  /** For what may have been changed elsewhere meanwhile. */
  readonly conflict?: {
    readonly title: string;
    readonly undecided: string;
    readonly describe: (body: Body) => ConflictRequest['mine'];
  };
  /** `theirs`: what was written over, where two versions were shown. */
  readonly done?:
    | string
    | ((reply: Reply, body: Body, theirs?: Reply) => string | Written)
    | undefined;
  /** What it sends may wait for the network; any other form says that it needs one. */
  readonly waits?: true;
  /** Said where the server says nothing, or all that is said. */
  readonly failed: string | ((error: unknown) => string);
  readonly onDone: (reply?: Reply) => void;
  /** It stays open once it is sent, and begins anew. */
  readonly stays?: boolean;
  /** Left without sending; by default the same. */
  readonly onLeave?: () => void;
}

type Control<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  maxLength?: number;
};

export interface Form<Values extends object> {
  readonly values: Values;
  readonly problems: Problems;
  /** What was wrong when it was last found; it stays the same while that is mended. */
  readonly found: Problems | undefined;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  /** Why it cannot be sent at present. */
  readonly hindrance: string | undefined;
  readonly change: (part: Partial<Values>) => void;
  readonly field: <Field extends Name<Values>>(name: Field) => Control<Values[Field]>;
  readonly checkbox: (name: Name<Values>) => {
    checked: boolean;
    onChange: (checked: boolean) => void;
  };
  readonly submit: () => void;
  /** Something else that the form does, such as removing; what goes wrong is said in its place. */
  readonly attempt: (work: () => Promise<unknown>, done?: string) => undefined;
  /** Asks where something was filled in. */
  readonly close: (then?: () => void) => undefined;
}
