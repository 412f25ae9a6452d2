import pg from 'pg'

/** A list of any length makes a text of its own, and PostgreSQL keeps a plan for each name. */
export const mostNames = 400

/** Names statements, so that the connection parses each of them once and plans them again only for other values. */
export class NamingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  override query(statement: unknown, ...rest: unknown[]): never {
    // oxlint-disable-next-line typescript/unbound-method, typescript/no-unsafe-type-assertion -- query() has many forms
    return Reflect.apply(super.query, this, [this.#withName(statement, rest[0]), ...rest]) as never
  }

  #withName(statement: unknown, values: unknown): unknown {
    if (!isUnnamed(statement) || !Array.isArray(values)) return statement
    const { text } = statement
    // Text without values may hold several statements, which PostgreSQL cannot prepare
    if (values.length === 0 && !isRead.test(text)) return statement
    if (!this.#names.has(text) && this.#names.size < mostNames) this.#names.set(text, `s${this.#names.size}`)
    return { ...statement, name: this.#names.get(text) }
  }
}

const isRead = /^\s*(select|with)\b/i

const isUnnamed = (statement: unknown): statement is { text: string } =>
  statement instanceof Object && 'text' in statement && !('name' in statement && statement.name)
