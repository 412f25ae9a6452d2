import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Files } from './files.ts'
import { localFiles } from './local.ts'
import { s3Files } from './s3.ts'

/** A bucket if one is configured, so that several machines share the files; otherwise a folder beside the data. */
export const chooseFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Files =>
  s3 ? s3Files(s3) : localFiles(join(dataDir, 'files'))
