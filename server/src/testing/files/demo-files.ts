import { join } from 'node:path'

/** The folder of the sample courses' files. */
export const demoFiles = join(import.meta.dirname, '../../../demo-files')
