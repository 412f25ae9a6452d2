import { getSpeakingPicture } from '@sohbet/contract/catalogue/speaking-tasks'
import { getSpeakingFile } from '@sohbet/contract/speaking/speaking'
import { requestPath } from '@sohbet/contract/request'
import { signedUploads } from '../http/files/signed-uploads.ts'
import { recordingTypes } from '../media/prepare-recording.ts'

/** Recordings of learners and answers of coaches. Each belongs to one row, so that it can go with it. */
export const voiceFiles = signedUploads({
  folder: 'speaking',
  // The demo school has MP3 files
  types: { ...recordingTypes, mp3: 'audio/mpeg' },
  addressOf: (name) => requestPath(getSpeakingFile, { params: { name } }),
  missing: 'RECORDING_NOT_FOUND',
  hasRandomName: true,
  isPersonal: true,
})

/** Pictures of prompts. */
export const pictureFiles = signedUploads({
  folder: 'speaking_pictures',
  types: { jpg: 'image/jpeg' },
  addressOf: (name) => requestPath(getSpeakingPicture, { params: { name } }),
  missing: 'PICTURE_MISSING',
})
