import { levels } from '@sohbet/domain/level-test/level'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { rubricMarks } from '@sohbet/domain/speaking/rubric'
import { speakingKinds } from '@sohbet/domain/speaking/task'
import { z } from 'zod'
import { anyone, endpoint, only, own, staff } from '../endpoint.ts'
import { say } from './say.ts'
import { id, moment, plainText, requiredText } from '../fields.ts'
import { signature } from '../signed.ts'
import { speakingFeedback, speakingPrompt, speakingRecording, speakingTask, voice } from './speaking-task.ts'

/** Two minutes at the highest rate that browsers use for a voice. */
const maxVoiceBytes = 4 * 1024 * 1024

const learner = { who: ['learner'] } as const
const ofRecording = {
  access: own('the recording', learner),
  params: z.object({ id }),
  reply: z.object({ id }),
} as const

export const sendRecording = endpoint({
  method: 'POST',
  path: '/speaking/tasks/:id/recordings',
  summary:
    'Send a recording of a speaking task: WebM or MP4. The id is made by the client; sending it again changes nothing',
  access: own('the speaking task', learner),
  params: z.object({ id }),
  limitPerMinute: 30,
  upload: { maxBytes: maxVoiceBytes, perHour: 60 },
  body: z.object({ id, recording: z.file(say('Please record it again')) }),
  reply: speakingTask,
})

export const listOwnRecordings = endpoint({
  method: 'GET',
  path: '/speaking/recordings',
  summary: 'List your recordings of speaking tasks, the newest first, with the storage that they use',
  access: only('learner'),
  reply: z.object({
    usedBytes: z.number().int(),
    maxBytes: z.number().int(),
    /** Of all of them. */
    totalCount: z.number().int(),
    /** The newest 100. */
    recordings: z.array(
      speakingRecording.extend({
        bytes: z.number().int(),
        /** When it is deleted by the school. */
        keptUntil: moment,
        kind: z.enum(speakingKinds),
        /** The text of the prompt; may be empty. */
        text: z.string(),
        moduleId: id,
        module: z.string(),
        /** A course in which you can open the module. */
        courseId: id.nullable(),
      }),
    ),
  }),
})
export type OwnRecordings = z.infer<typeof listOwnRecordings.reply>

export const deleteRecording = endpoint({
  method: 'DELETE',
  path: '/speaking/recordings/:id',
  summary: 'Delete your recording with its feedback; repeating it changes nothing',
  ...ofRecording,
})

export const openFeedback = endpoint({
  method: 'POST',
  path: '/speaking/recordings/:id/heard',
  summary: 'Mark the feedback on your recording as opened; repeating it changes nothing',
  ...ofRecording,
})

/** A recording for its coach. */
const waitingRecording = speakingRecording.omit({ feedback: true }).extend({
  learner: z.object({ id, username: z.string(), level: z.enum(levels).nullable() }),
  course: z.object({ id, name: z.string() }),
  module: z.object({ id, name: z.string() }),
  task: z.object({
    kind: z.enum(speakingKinds),
    seconds: z.number().int(),
    prompt: speakingPrompt,
    modelUrl: z.string().nullable(),
  }),
  /** The first recording, when this is the second; null when it was deleted. */
  earlier: speakingRecording.nullable(),
})
export type WaitingRecording = z.infer<typeof waitingRecording>

export const listWaitingRecordings = endpoint({
  method: 'GET',
  path: '/speaking/waiting',
  summary: 'List the next 10 recordings of your learners that wait for an answer, the oldest first',
  access: only('coach'),
  reply: z.object({
    /** Of all that wait. */
    totalCount: z.number().int(),
    recordings: z.array(waitingRecording),
  }),
})
export type WaitingRecordings = z.infer<typeof listWaitingRecordings.reply>

export const countWaitingRecordings = endpoint({
  method: 'GET',
  path: '/speaking/waiting/count',
  summary: 'Count the recordings of your learners that wait for an answer',
  access: only('coach'),
  reply: z.object({ count: z.number().int() }),
})

/** A form sends its fields as text. */
const isMark = say('Mark it from 1 to 4')
const sentMark = z.coerce.number(isMark).pipe(z.literal(rubricMarks, isMark))

const answerFields = z.object({
  text: plainText(speakingLimits.feedbackText).trim().default(''),
  clear: sentMark,
  flow: sentMark,
  words: sentMark,
  grammar: sentMark,
})

export const answerRecording = endpoint({
  method: 'PUT',
  path: '/speaking/recordings/:id/feedback',
  summary:
    'Answer a recording of your learner by voice, text or both, with four marks. The id of the answer is made by the client; sending it again changes nothing',
  access: own('the recording', { who: ['coach'] }),
  params: z.object({ id }),
  limitPerMinute: 60,
  upload: { maxBytes: maxVoiceBytes, perHour: 240 },
  body: answerFields
    .extend({ id, recording: z.file(say('Please record it again')).optional() })
    .refine(({ text, recording: file }) => text !== '' || file !== undefined, {
      path: ['text'],
      message: say('Answer by voice or text'),
    }),
  reply: z.object({ id, waitingCount: z.number().int() }),
})

/** For staff, without the sound for admins: they open it with a reason. */
const learnerRecording = speakingRecording.omit({ voice: true, feedback: true }).extend({
  seconds: z.number(),
  voice: voice.nullable(),
  feedback: speakingFeedback.omit({ isNew: true }).nullable(),
  module: z.object({ id, name: z.string() }),
  kind: z.enum(speakingKinds),
  /** The text of the prompt; may be empty. */
  text: z.string(),
})
export type LearnerRecording = z.infer<typeof learnerRecording>

export const listLearnerRecordings = endpoint({
  method: 'GET',
  path: '/speaking/learners/:id',
  summary:
    'List the latest 20 recordings of a learner of your courses, with their feedback. Admins get no sound before they give a reason',
  access: own('the learner', staff),
  params: z.object({ id }),
  reply: z.array(learnerRecording),
})

export const openReason = z.object({ reason: requiredText(500, say('A reason is required')) })

export const openRecording = endpoint({
  method: 'POST',
  path: '/speaking/recordings/:id/open',
  summary: "Open a learner's recording as an admin; the reason is written into the security log",
  access: only('admin'),
  params: z.object({ id }),
  body: openReason,
  reply: z.object({ voice, feedback: voice.nullable() }),
})

export const getSpeakingFile = endpoint({
  method: 'GET',
  path: '/speaking/files/:name',
  summary: 'Download a recording or the answer of a coach; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(webm|m4a|mp3)$/) }),
  query: signature,
  binary: 'audio/*',
  reply: z.file(),
})
