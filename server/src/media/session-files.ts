import { getMaterialFile, getReplayFile } from '@sohbet/contract/live-sessions/session-files'
import { requestPath } from '@sohbet/contract/request'
import { signedUploads } from '../http/files/signed-uploads.ts'
import { audioTypes } from './inspect-audio.ts'

/** Files among the materials of live sessions. Each belongs to one row, so that it can go with it. */
export const materialFiles = signedUploads({
  folder: 'session_materials',
  types: { pdf: 'application/pdf', jpg: 'image/jpeg', ...audioTypes },
  addressOf: (name) => requestPath(getMaterialFile, { params: { name } }),
  missing: 'MATERIAL_NOT_FOUND',
  isFilm: true,
  hasRandomName: true,
})

/** Uploaded replays of live sessions. */
export const replayFiles = signedUploads({
  folder: 'session_replays',
  types: { mp4: 'video/mp4', ...audioTypes },
  addressOf: (name) => requestPath(getReplayFile, { params: { name } }),
  missing: 'REPLAY_MISSING',
  isFilm: true,
  hasRandomName: true,
})
