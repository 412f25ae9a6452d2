import { getVideo } from '@sohbet/contract/catalogue/modules'
import { requestPath } from '@sohbet/contract/request'
import { signedUploads } from '../http/files/signed-uploads.ts'

/** Uploaded videos of modules. */
export const videoFiles = signedUploads({
  folder: 'module_videos',
  types: { mp4: 'video/mp4' },
  addressOf: (name) => requestPath(getVideo, { params: { name } }),
  missing: 'VIDEO_MISSING',
  isFilm: true,
})
