import { startIslands } from './islands.ts'
import { start } from './start.ts'

/** In development the style sheets of the pages come with their code. */
export { paths } from '../site.tsx'

start()
startIslands()
