import type { Static, TSchema } from 'typebox';

/** The schemas of one call. `status` is that of success where it is not 200. */
export interface CallSchema {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply?: TSchema;
  status?: 200 | 201 | 202 | 204;
  /** Of a body that is no JSON: its media type, and of a form the field that holds the file. */
  upload?: { type: string; field?: string };
  /** The media type of a reply that is no JSON. */
  media?: string;
  /** Takes the version that was seen as `If-Match`. */
  ifMatch?: true;
  /** An example body that the API page shows and a test sends. */
  example?: unknown;
}

export type ShapeOf<S extends CallSchema> = {
  [Key in 'params' | 'query' | 'body' | 'reply' as S[Key] extends TSchema
    ? Key
    : never]: S[Key] extends TSchema ? Static<S[Key]> : never;
} & (S extends { upload: { field: string } }
  ? { body: FormData }
  : S extends { upload: object }
    ? { body: Blob }
    : object);
