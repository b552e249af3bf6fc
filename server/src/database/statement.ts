import {
  type Compilable,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type RawBuilder,
  sql,
  ValueNode,
} from 'kysely';
import type { Connection } from './connection.ts';
import type { Engine } from './engine.ts';
import type { Tables } from './schema.ts';

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Named values of a statement. The cast is not decoration: SQLite plans a statement with a bare
 * bind again at every call, and PostgreSQL learns the type from it.
 */
export interface Values<Params> {
  text<Name extends keyof Params & string>(
    name: Name,
  ): RawBuilder<NonNullable<Params[Name]> & string>;
  nullableText<Name extends keyof Params & string>(name: Name): RawBuilder<string | null>;
  number<Name extends keyof Params & string>(name: Name): RawBuilder<number>;
  nullableNumber<Name extends keyof Params & string>(name: Name): RawBuilder<number | null>;
  flag<Name extends keyof Params & string>(name: Name): RawBuilder<0 | 1>;
  /** Many of them, by what each column holds. */
  each<Name extends keyof Params & string>(
    columns: Readonly<Record<Name, Held>>,
  ): { [Key in Name]: RawBuilder<Params[Key]> };
}

export type Held = 'text' | 'nullableText' | 'number' | 'nullableNumber' | 'flag';

const values: Values<Record<string, unknown>> = {
  text: (name) => sql`cast(${new Placeholder(name)} as text)`,
  nullableText: (name) => sql`cast(${new Placeholder(name)} as text)`,
  number: (name) => sql`cast(${new Placeholder(name)} as bigint)`,
  nullableNumber: (name) => sql`cast(${new Placeholder(name)} as bigint)`,
  flag: (name) => sql`cast(${new Placeholder(name)} as bigint)`,
  each: (columns) =>
    Object.fromEntries(
      Object.entries<Held>(columns).map(([name, held]) => [name, values[held](name)]),
    ) as never,
};

/** What never changes is part of the text, for the same reason: `id = 1`, not `id = ?`. */
class ConstantsInPlace extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Placeholder ? node : ValueNode.createImmediate(node.value);
  }
}

const transformer = new ConstantsInPlace();
const constantsInPlace: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

type Build<Params, Found> = (query: Kysely<Tables>, value: Values<Params>) => Compilable<Found>;

interface Compiled {
  sql: string;
  parameters: readonly unknown[];
}

/** A query that is built and compiled once per engine, and prepared once per connection. */
export class Statement<Params, Found> {
  readonly #build: Build<Params, Found>;
  readonly #compiled = new Map<Engine, Compiled>();

  constructor(build: Build<Params, Found>) {
    this.#build = build;
  }

  async all(connection: Connection, params: Params): Promise<Found[]> {
    const compiled = this.#compile(connection);
    return (await connection.run(compiled.sql, bind(compiled, params))).rows as Found[];
  }

  async first(connection: Connection, params: Params): Promise<Found | undefined> {
    return (await this.all(connection, params))[0];
  }

  /** For a statement without rows: how many were changed. */
  async run(connection: Connection, params: Params): Promise<number> {
    const compiled = this.#compile(connection);
    return (await connection.run(compiled.sql, bind(compiled, params))).changed;
  }

  #compile(connection: Connection): Compiled {
    const known = this.#compiled.get(connection.engine);
    if (known) return known;
    const query = connection.query.withPlugin(constantsInPlace);
    const compiled = this.#build(query, values as Values<Params>).compile();
    this.#compiled.set(connection.engine, compiled);
    return compiled;
  }
}

function bind(compiled: Compiled, params: unknown): unknown[] {
  const given = params as Record<string, unknown>;
  return compiled.parameters.map((value) =>
    value instanceof Placeholder ? given[value.name] : value,
  );
}

/** `statement<{ userId: string }>()((query, value) => query.selectFrom('tasks')…)` */
export const statement =
  <Params>() =>
  <Found>(build: Build<Params, Found>) =>
    new Statement<Params, Found>(build);
