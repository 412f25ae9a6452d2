import { getQuizAudio } from '@sohbet/contract/catalogue/quizzes'
import { requestPath } from '@sohbet/contract/request'
import { signedUploads } from '../http/files/signed-uploads.ts'
import { audioTypes } from '../media/inspect-audio.ts'

export const audioFiles = signedUploads({
  folder: 'quiz_audio',
  types: audioTypes,
  addressOf: (name) => requestPath(getQuizAudio, { params: { name } }),
  missing: 'AUDIO_MISSING',
})
