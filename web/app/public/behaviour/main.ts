import { startIslands } from './islands.ts'
import { start } from './start.ts'

/** The script of a built public page; only the theme script runs before it. */
start()
startIslands()
