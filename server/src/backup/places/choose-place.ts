import type { BackupTarget } from '../../config/backup-settings.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'
import type { BackupPlace } from './place.ts'

/** The place of the settings. */
export const choosePlace = (to: BackupTarget): BackupPlace =>
  'folder' in to ? folderPlace(to.folder) : bucketPlace(to)
