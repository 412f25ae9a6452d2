import { roles } from '@sohbet/domain/account/role'
import { groupMessageLimits } from '@sohbet/domain/message/group-message'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, inBothLanguages, moment, plainText, requiredText } from '../fields.ts'
import { page, pageSizes } from '../paging.ts'

export const announcementLimits = { title: 120, text: 4000 } as const

/** Recipients of an announcement. */
export const audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('everyone') }),
  z.object({ to: z.literal('role'), role: z.enum(roles) }),
  z.object({ to: z.literal('course'), courseId: id }),
  z.object({ to: z.literal('group'), groupId: id }),
])
export type Audience = z.infer<typeof audience>

const { title, text } = announcementLimits
export const newAnnouncement = z.object({
  /** Chosen by the client: a repeated request after a lost reply stays one announcement. */
  id: id.optional(),
  audience,
  /** Advertising: only users who agreed to campaign mails get it. */
  isCampaign: z.boolean().optional(),
  /** Most readers read Turkish. English readers get the Turkish text when the English is empty. */
  title: z.object({ tr: requiredText(title, say('Title is required')), en: plainText(title).trim() }),
  text: z.object({ tr: requiredText(text, say('Message is required')), en: plainText(text).trim() }),
  /** Sent at once when absent. */
  sendAt: z.iso
    .datetime({ offset: true, error: say('Must be a valid date') })
    // The database has no year 0
    .refine((text) => new Date(text).getUTCFullYear() > 0, say('Must be a valid date'))
    .optional(),
})
export type NewAnnouncement = z.infer<typeof newAnnouncement>

export const sentAnnouncement = z.object({
  id,
  title: inBothLanguages,
  text: inBothLanguages,
  to: z.enum(['everyone', 'role', 'course', 'group']),
  role: z.enum(roles).nullable(),
  /** Name of the course, or of the group and its course. */
  about: z.string().nullable(),
  /** The coach who announced it in a course; null for the school. */
  coach: z.string().nullable(),
  isCampaign: z.boolean(),
  sendAt: moment,
  sentAt: moment.nullable(),
  /** Recipients, readers, and recipients by e-mail. */
  sentCount: z.number().int(),
  readCount: z.number().int(),
  mailedCount: z.number().int(),
})
export type SentAnnouncement = z.infer<typeof sentAnnouncement>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'List sent and scheduled announcements, newest first, with the number of recipients and readers',
  access: only('admin'),
  query: z.object({
    pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(10),
  }),
  reply: page(sentAnnouncement),
})

export const countReaders = endpoint({
  method: 'POST',
  path: '/announcements/readers',
  summary: 'Count the users whom an announcement would reach',
  access: only('admin'),
  body: z.object({ audience, isCampaign: z.boolean().optional() }),
  reply: z.object({ count: z.number().int() }),
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements',
  summary: 'Send an announcement now, or schedule it',
  access: only('admin'),
  status: 201,
  body: newAnnouncement,
  reply: sentAnnouncement,
})

export const withdrawAnnouncement = endpoint({
  method: 'DELETE',
  path: '/announcements/:id',
  summary: 'Delete a scheduled announcement',
  access: only('admin'),
  params: z.object({ id }),
  reply: z.object({ id }),
})

/** One text for all readers, in the language that the coach chose. */
export const courseAnnouncement = z.object({
  /** Chosen by the client: a repeated request after a lost reply announces nothing twice. */
  key: id,
  /** Every course gets an announcement of its own; a learner of two of them is notified once. */
  courseIds: z.array(id).min(1).max(groupMessageLimits.courses),
  title: requiredText(title, say('Title is required')),
  text: requiredText(text, say('Message is required')),
})

export const announceToCourses = endpoint({
  method: 'POST',
  path: '/coach/announcements',
  summary: 'Send an announcement to the learners of your courses that are not over',
  access: own('the courses', { who: ['coach'] }),
  limitPerMinute: 20,
  status: 201,
  body: courseAnnouncement,
  reply: z.array(sentAnnouncement),
})

export const listOwnAnnouncements = endpoint({
  method: 'GET',
  path: '/coach/announcements',
  summary: 'List your latest 20 announcements to courses, with the number of recipients and readers',
  access: only('coach'),
  reply: z.array(sentAnnouncement),
})
