import { resolve } from 'node:path'
import { connect, type Connection, type Database } from './connect.ts'
import type { Log } from './embedded/log.ts'
import { CannotStart } from './embedded/cannot-start.ts'
import { hasCluster } from './embedded/create-cluster.ts'
import { requireOwnFolder } from './embedded/own-folder.ts'
import { DataFolderInUse, startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import { connectionProblem, withoutPassword } from './server/connection-problem.ts'
import { reachServer, type Patience } from './server/reach-server.ts'

export type OpenDatabase = Database & {
  connection: Connection
  /** The server for a log line, without a password. */
  where: string
  /** Publishes the app's URL for a second start on the same data; does nothing for an external server. */
  announce: (url: string) => Promise<void>
  close: () => Promise<void>
}

export type OpenOptions = Patience & {
  databaseUrl?: string | undefined
  dataDir: string
  log: Log
  /** For commands beside a running app: use its embedded server instead of refusing. */
  join?: boolean
  /** For commands: refuse an empty data folder instead of creating a database there. */
  mustExist?: boolean
}

/** The database of DATABASE_URL, or the embedded one; migrated and ready. */
export async function openDatabase(
  options: OpenOptions,
  migrate: (connection: Connection) => Promise<void>,
): Promise<OpenDatabase> {
  const { connection, where, announce, stop } = await findServer(options)
  try {
    await migrate(connection)
  } catch (error) {
    await stop()
    throw withPlainReason(error, options)
  }
  const database = connect(connection, { log: options.log })
  return {
    ...database,
    connection,
    where,
    announce,
    async close() {
      await database.close()
      await stop()
    },
  }
}

function withPlainReason(error: unknown, { databaseUrl }: OpenOptions): unknown {
  const problem = databaseUrl === undefined ? undefined : connectionProblem(error, databaseUrl)
  return problem ? new CannotStart(problem.sentence) : error
}

type DatabaseServer = Pick<OpenDatabase, 'where' | 'announce'> & {
  connection: Connection
  /** The address of the app that already runs on the data folder. */
  appUrl?: string | undefined
  stop: () => Promise<void>
}

/** An external server is neither announced nor stopped. */
const notOurs = { announce: async () => undefined, stop: async () => undefined }

/** The server without its tables. */
export async function findServer({
  databaseUrl,
  dataDir,
  log,
  join = false,
  mustExist = false,
  ...patience
}: OpenOptions): Promise<DatabaseServer> {
  if (databaseUrl !== undefined) {
    await reachServer(databaseUrl, { ...patience, log })
    return { connection: databaseUrl, where: withoutPassword(databaseUrl), ...notOurs }
  }
  if (mustExist && !(await hasCluster(dataDir)))
    throw new CannotStart(
      `There is no database in ${resolve(dataDir)}. Set DATA_DIR or DATABASE_URL as for the app.`,
    )
  await requireOwnFolder(dataDir)
  const where = `the embedded PostgreSQL in ${resolve(dataDir)}`
  try {
    return { ...(await startEmbeddedPostgres({ dataDir, log })), where }
  } catch (error) {
    if (!(join && error instanceof DataFolderInUse)) throw error
    return { connection: error.connection, where, appUrl: error.holder.url, ...notOurs }
  }
}
