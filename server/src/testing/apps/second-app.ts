import type { AppOptions } from '../../app.ts'
import { connect } from '../../db/connect.ts'
import { quiet } from '../quiet.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The same school served by another process: an app with its own connections and memory. */
export async function startSecondApp(
  first: TestApp,
  options: Pick<AppOptions, 'webBuild'> = {},
): Promise<TestApp> {
  const { connection } = first.database
  const database = connect(connection, { log: quiet, max: 10 })
  return startTestApp({ ...options, database: { ...database, connection, drop: () => database.close() } })
}
