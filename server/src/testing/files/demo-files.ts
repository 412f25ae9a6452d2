import { join } from 'node:path'

/** Folder of the sample courses' files. */
export const demoFiles = join(import.meta.dirname, '../../../demo-files')
