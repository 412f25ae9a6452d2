import { messageLimits, threadKinds, threadSides } from '@sohbet/domain/message/thread'
import { maxVoiceMessageSeconds } from '@sohbet/domain/voice'
import { z } from 'zod'
import { anyone, endpoint, own, signedIn } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, limits, moment, oneLine, plainText, requiredText } from '../fields.ts'
import { signature } from '../signed.ts'

export const maxAttachmentBytes = 10 * 1024 * 1024
/** The server makes a JPEG of every picture. */
export const attachmentTypes = ['image/jpeg', 'application/pdf', 'audio/webm', 'audio/mp4'] as const
export const chosenFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

export const attachment = z.object({
  id,
  name: z.string(),
  type: z.enum(attachmentTypes),
  size: z.number().int(),
  /** Size of a picture, to reserve its space while it loads. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Length of a voice message. */
  seconds: z.number().nullable(),
  /** Valid for ten minutes. */
  url: z.string(),
})
export type Attachment = z.infer<typeof attachment>

/** Position in the thread, from 1. */
const place = z.number().int().min(1)

export const message = z.object({
  seq: place,
  side: z.enum(threadSides),
  /** Null for a visitor and for a deleted account. */
  author: z.object({ id, name: z.string() }).nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  /** The author deleted the account, so the text is gone. */
  isRemoved: z.boolean(),
  createdAt: moment,
  /** For the caller's own messages: the id that the browser chose before sending. */
  clientId: id.nullable(),
  attachments: z.array(attachment),
})
export type Message = z.infer<typeof message>

const otherSide = z.object({
  /** Null for the school, for visitors and for deleted accounts. */
  userId: id.nullable(),
  /** Null for the school and for deleted accounts. */
  name: z.string().nullable(),
  role: z.enum(['learner', 'coach', 'school', 'visitor']),
  /** Only for admins. */
  email: z.string().nullable(),
})

/** Internal state of a thread, only for admins. */
const inboxState = z.object({
  assignee: z.object({ id, name: z.string() }).nullable(),
  isDone: z.boolean(),
})

export const thread = z.object({
  id,
  kind: z.enum(threadKinds),
  subject: z.string(),
  with: otherSide,
  unread: z.number().int(),
  lastAt: moment,
  /** Only for admins. */
  inbox: inboxState.nullable(),
  /** A school thread about a reported message. */
  isReport: z.boolean(),
  /** A creator applied to become a partner. */
  isApplication: z.boolean(),
})

const threadInList = thread.extend({
  last: z.object({
    side: z.enum(threadSides),
    isOwn: z.boolean(),
    text: z.string(),
    attachments: z.number().int(),
    isVoice: z.boolean(),
  }),
})
export type ThreadInList = z.infer<typeof threadInList>

/** Where the next page of a list starts: the last shown thread, by its time in microseconds and its id. */
const cursor = z.string().regex(/^\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const inboxFilters = {
  state: ['open', 'done'],
  assignee: ['me', 'none'],
} as const

export const listThreads = endpoint({
  method: 'GET',
  path: '/messages/threads',
  summary: 'List conversations, latest first: your own, or those of the school for admins',
  access: signedIn,
  query: z.object({
    searchText: plainText(limits.searchText).trim().default(''),
    after: cursor.optional(),
    /** Only for admins. */
    state: z.enum(inboxFilters.state).optional(),
    assignee: z.enum(inboxFilters.assignee).optional(),
  }),
  reply: z.object({ threads: z.array(threadInList), next: cursor.nullable() }),
})

const threadParams = z.object({ id })
const ofThread = own('the conversation', { any: ['admin'] })

const reportedMessage = z.object({
  author: z.string().nullable(),
  createdAt: moment,
  text: z.string(),
  attachments: z.array(attachment),
})

export const threadPage = thread.extend({
  side: z.enum(threadSides),
  /** Why the caller cannot write here; null when they can. */
  closed: z
    .enum([
      'MESSAGE_RECIPIENT_GONE',
      'MESSAGE_RECIPIENT_AWAY',
      'MESSAGE_NO_COURSE',
      'MESSAGE_COURSE_OVER',
      'MESSAGE_ENROLLMENT_ENDED',
    ])
    .nullable(),
  /** Courses that both sides share. */
  courses: z.array(z.string()),
  /** The caller is a coach who sees the page of the learner; not one who met the learner in a single session only. */
  seesLearner: z.boolean(),
  reported: reportedMessage.nullable(),
  /** Sorted by time. */
  messages: z.array(message),
  hasOlder: z.boolean(),
})
export type ThreadPage = z.infer<typeof threadPage>

const seqInQuery = z.coerce.number().int().min(0).max(2_000_000_000)

export const getThread = endpoint({
  method: 'GET',
  path: '/messages/threads/:id',
  summary: 'Get a conversation with its newest messages, or those before or after a given message',
  access: ofThread,
  params: threadParams,
  query: z.object({ before: seqInQuery.optional(), after: seqInQuery.optional() }),
  reply: threadPage,
})

/** A message with the id that the browser chose: sent twice, it is stored once. */
const written = z
  .object({
    clientId: id,
    text: plainText(messageLimits.text).trim().default(''),
    attachmentIds: z.array(id).max(messageLimits.attachments).default([]),
  })
  .refine(({ text, attachmentIds }) => text !== '' || attachmentIds.length > 0, {
    path: ['text'],
    message: say('Message is required'),
  })

export const subject = requiredText(messageLimits.subject, say('Subject is required')).pipe(
  oneLine(messageLimits.subject),
)

export const startThread = endpoint({
  method: 'POST',
  path: '/messages/threads',
  summary:
    'Start a conversation with the school, a coach or a learner of your course; admins write to any user',
  access: signedIn,
  limitPerMinute: 20,
  status: 201,
  body: z.object({ to: z.union([z.literal('school'), id]), subject: subject.optional() }).and(written),
  reply: z.object({ threadId: id, message }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages/threads/:id/messages',
  summary: 'Send a message in a conversation',
  access: ofThread,
  limitPerMinute: 60,
  status: 201,
  params: threadParams,
  body: written,
  reply: message,
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/messages/threads/:id/read',
  summary: 'Mark a conversation as read up to a message',
  access: ofThread,
  params: threadParams,
  body: z.object({ upTo: place.max(2_000_000_000) }),
  reply: z.object({ unread: z.number().int() }),
})

export const recipient = z.object({
  to: z.union([z.literal('school'), id]),
  name: z.string().nullable(),
  role: z.enum(['school', 'coach', 'learner']),
  courses: z.array(z.string()),
})
export type Recipient = z.infer<typeof recipient>

export const listRecipients = endpoint({
  method: 'GET',
  path: '/messages/recipients',
  summary: 'List users you may write to, by name',
  access: signedIn,
  query: z.object({
    searchText: plainText(limits.searchText).trim().default(''),
    /** A single recipient, when a link names one. */
    to: z.union([z.literal('school'), id]).optional(),
  }),
  /** `more` users match, but are not listed. */
  reply: z.object({ recipients: z.array(recipient), more: z.number().int() }),
})

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/messages/attachments',
  summary: `Upload an attachment of a message, 10 MB at most: a picture (JPEG, PNG, WebP), a PDF, or a voice message (WebM, MP4) of ${maxVoiceMessageSeconds} seconds at most`,
  access: signedIn,
  limitPerMinute: 20,
  upload: { maxBytes: maxAttachmentBytes, perHour: 60 },
  status: 201,
  body: z.object({
    file: z.file(say('Please select a picture (JPEG, PNG or WebP) or a PDF file')),
    /** The conversation that it is for; missing for a new one. */
    threadId: id.optional(),
  }),
  reply: attachment,
})

export const getAttachment = endpoint({
  method: 'GET',
  path: '/messages/attachments/:id',
  summary: 'Download an attachment; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ id }),
  query: signature,
  binary: 'application/octet-stream',
  saved: true,
  reply: z.file(),
})

export const reportMessage = endpoint({
  method: 'POST',
  path: '/messages/threads/:id/messages/:seq/report',
  summary: 'Report a message of your learner or coach to the school',
  access: own('the message', { who: ['learner', 'coach'] }),
  limitPerMinute: 10,
  status: 201,
  params: threadParams.extend({ seq: z.coerce.number().int().min(1).max(2_000_000_000) }),
  body: z.object({ reason: requiredText(messageLimits.reason, say('Please say what is wrong')) }),
  /** The conversation with the school about the report. */
  reply: z.object({ threadId: id }),
})
