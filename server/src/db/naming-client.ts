import pg from 'pg'

/** A list of any length makes a text of its own, and each connection keeps a plan for each name. */
export const mostNames = 400
const names = new Map<string, string>()

/** Names the statements with parameters, so that each connection parses and plans each of them once. */
export class NamingClient extends pg.Client {
  override query(statement: unknown, ...rest: unknown[]): never {
    // oxlint-disable-next-line typescript/unbound-method, typescript/no-unsafe-type-assertion -- query() has many forms
    return Reflect.apply(super.query, this, [withName(statement, rest[0]), ...rest]) as never
  }
}

function withName(statement: unknown, values: unknown): unknown {
  if (!isUnnamed(statement) || !Array.isArray(values) || values.length === 0) return statement
  if (!names.has(statement.text) && names.size < mostNames) names.set(statement.text, `s${names.size}`)
  return { ...statement, name: names.get(statement.text) }
}

const isUnnamed = (statement: unknown): statement is { text: string } =>
  statement instanceof Object && 'text' in statement && !('name' in statement && statement.name)
