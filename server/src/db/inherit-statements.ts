import type pg from 'pg'

/**
 * At every call the driver copies what its statement is made of, property by property, which takes about as long as to
 * read the answer. One that inherits all of it leaves nothing to copy.
 */
export function inheritStatements<Client extends pg.ClientBase>(client: Client): Client {
  // oxlint-disable-next-line typescript/unbound-method -- whoever calls it is passed on
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, ...rest]: unknown[]): unknown =>
      Reflect.apply(query, self, [isConfig(statement) ? Object.create(statement) : statement, ...rest]),
  })
  return client
}

/** Neither a text nor a query that sends itself. */
const isConfig = (statement: unknown): statement is object =>
  typeof statement === 'object' && statement !== null && !('submit' in statement)
