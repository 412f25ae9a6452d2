import { languages } from '@sohbet/domain/language'
import { z } from 'zod'
import { anyone, endpoint, only } from './endpoint.ts'
import { say } from './field-messages.ts'
import { email, given, id, limits, moment, oneLine, plainText } from './fields.ts'
import { page, tableQuery } from './paging.ts'

export const contactForm = z.object({
  name: given(say('Your name is required'))
    .trim()
    .min(1, say('Your name is required'))
    .pipe(oneLine(limits.contactName)),
  email,
  message: given(say('Message is required'))
    .trim()
    .min(1, say('Message is required'))
    .pipe(plainText(limits.contactMessage)),
  /** People do not see this field; machines fill it in. */
  website: z.string().max(1000).optional(),
  /** Of the page that the form is on: the school answers in it. */
  language: z.enum(languages).optional(),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Write to the school',
  access: anyone,
  limitPerMinute: 5,
  status: 201,
  body: contactForm,
  reply: z.object({ message: z.string() }),
})

export const contactMessage = z.object({
  id,
  createdAt: moment,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages),
  answeredAt: moment.nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactMessageColumns = {
  sortable: ['name', 'email', 'createdAt'],
  searchable: ['name', 'email', 'message'],
} as const

/** Whether someone has written back. */
export const contactStates = ['open', 'answered'] as const

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/contact-messages',
  summary: 'What visitors wrote to the school, newest first',
  access: only('admin'),
  query: tableQuery(contactMessageColumns).extend({ state: z.enum(contactStates).optional() }),
  reply: page(contactMessage),
})

export const setContactAnswered = endpoint({
  method: 'PUT',
  path: '/contact-messages/:id/answered',
  summary: 'Mark a message as answered, or not',
  access: only('admin'),
  params: z.object({ id }),
  body: z.object({ isAnswered: z.boolean() }),
  reply: contactMessage,
})
