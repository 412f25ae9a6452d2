import { z } from 'zod'
import { id } from '../fields.ts'

/** For a coach, one a day however many wait. */
export const recordingsWaitingNotice = z.object({ kind: z.literal('recordings_waiting') })

/** For a learner. */
export const recordingAnsweredNotice = z.object({
  kind: z.literal('recording_answered'),
  courseId: id,
  course: z.string(),
  moduleId: id,
  module: z.string(),
  coach: z.string(),
})
