import { maxTasks, promptLength, speakingKinds, taskSeconds } from '@sohbet/domain/speaking/task'
import { z } from 'zod'
import { maxImageBytes } from '../core/images.ts'
import { anyone, endpoint, only, own, staff } from '../endpoint.ts'
import { say } from './say.ts'
import { countFrom, id, link, plainText, revision, seenRevision } from '../fields.ts'
import { signature } from '../signed.ts'

/** A form sends an empty field when there is no file. */
const fileLink = z.union([z.literal('').transform(() => null), link]).nullish()
const seconds = say('Enter 10 to 90 seconds')

/** A speaking task of a module, as an admin enters it. The prompt has a text, a picture or a recording. */
const taskFields = z
  .object({
    /** The id of a task that stays, with its recordings. */
    id: id.optional(),
    kind: z.enum(speakingKinds),
    /** The longest recording. */
    seconds: countFrom(seconds, taskSeconds, seconds),
    text: plainText(promptLength).trim().default(''),
    pictureUrl: fileLink,
    audioUrl: fileLink,
    /** The model answer, or the recording to shadow. */
    modelUrl: fileLink,
  })
  .superRefine(({ kind, text, pictureUrl, audioUrl, modelUrl }, context) => {
    if (text === '' && !pictureUrl && !audioUrl)
      context.addIssue({
        code: 'custom',
        path: ['text'],
        message: say('Enter a text, or upload a picture or a recording'),
      })
    if (kind === 'shadow' && !modelUrl)
      context.addIssue({
        code: 'custom',
        path: ['modelUrl'],
        message: say('Upload the recording that learners shadow'),
      })
  })
export type TaskFields = z.output<typeof taskFields>

export const taskListFields = z.object({
  tasks: z.array(taskFields).max(maxTasks, say('A module has at most 10 speaking tasks')),
  revision: seenRevision,
})

const storedLink = z.string().nullable()
/** URL that opens the file. URLs of our own uploads are valid for ten minutes. */
const openUrl = z.string().nullable()

const taskList = z.object({
  tasks: z.array(
    z.object({
      id,
      kind: z.enum(speakingKinds),
      seconds: z.number().int(),
      text: z.string(),
      pictureUrl: storedLink,
      pictureOpens: openUrl,
      audioUrl: storedLink,
      audioPlays: openUrl,
      modelUrl: storedLink,
      modelPlays: openUrl,
      /** Learners who have sent a recording. */
      learnerCount: z.number().int(),
    }),
  ),
  revision,
})
export type TaskList = z.infer<typeof taskList>

const params = z.object({ id })

export const listSpeakingTasks = endpoint({
  method: 'GET',
  path: '/courses/modules/:id/speaking',
  summary: 'List the speaking tasks of a module; coaches only see course types they teach',
  access: own('the module', staff),
  params,
  reply: taskList,
})

export const saveSpeakingTasks = endpoint({
  method: 'PUT',
  path: '/courses/modules/:id/speaking',
  summary: 'Replace the speaking tasks of a module; recordings of a removed task stay with their learners',
  access: only('admin'),
  params,
  body: taskListFields,
  reply: taskList,
})

export const uploadSpeakingPicture = endpoint({
  method: 'POST',
  path: '/courses/speaking/pictures',
  summary: 'Upload a picture for a speaking task: JPEG, PNG or WebP, 10 MB and 50 megapixels at most',
  access: only('admin'),
  limitPerMinute: 30,
  upload: { maxBytes: maxImageBytes },
  body: z.object({ image: z.file(say('Please select a JPEG, PNG or WebP picture')) }),
  /** `pictureUrl` is stored in the task; `opens` shows the picture now. */
  reply: z.object({ pictureUrl: z.string(), opens: z.string() }),
})

export const getSpeakingPicture = endpoint({
  method: 'GET',
  path: '/courses/speaking/pictures/:name',
  summary: 'Download the picture of a speaking task; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.jpg$/) }),
  query: signature,
  binary: 'image/jpeg',
  reply: z.file(),
})
