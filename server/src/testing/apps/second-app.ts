import { connect } from '../../db/connect.ts'
import { quiet } from '../quiet.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The same school as another process serves it: an app with connections and a memory of its own. */
export async function startSecondApp(first: TestApp): Promise<TestApp> {
  const { connection } = first.database
  const database = connect(connection, { log: quiet, max: 10 })
  return startTestApp({ database: { ...database, connection, drop: () => database.close() } })
}
