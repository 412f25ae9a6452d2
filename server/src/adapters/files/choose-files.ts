import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Files } from './files.ts'
import { localFiles } from './local.ts'
import { s3Files } from './s3.ts'

/** In a bucket where there is one, so that several machines see the same files; else with the data. */
export const chooseFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Files =>
  s3 ? s3Files(s3) : localFiles(join(dataDir, 'files'))
