import { startIslands } from './islands.ts'
import { start } from './start.ts'

/** The script of a built public page; only the theme and member scripts run before it. */
start()
startIslands()
