import { start } from './start.ts'

/** The only script of a public page, beside the one that sets the theme. */
start()
