import { languages } from '@sohbet/domain/language'
import { z } from 'zod'
import { anyone, endpoint } from '../endpoint.ts'
import { say } from '../say.ts'
import { email, given, limits, oneLine, plainText } from '../fields.ts'

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
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(1000).optional(),
  /** Language of the page with the form; the school replies in it. */
  language: z.enum(languages).optional(),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Send a message with the contact form',
  access: anyone,
  limitPerMinute: 5,
  status: 201,
  body: contactForm,
  reply: z.object({ message: z.string() }),
})

/** The form of the creators page. */
export const applicationForm = contactForm.extend({
  /** A channel, podcast or account; people often leave https:// out. */
  channel: given(say('Link to your channel is required'))
    .trim()
    .min(1, say('Link to your channel is required'))
    .pipe(oneLine(300)),
  audience: given(say('Please say who follows you'))
    .trim()
    .min(1, say('Please say who follows you'))
    .pipe(oneLine(300)),
  message: plainText(limits.applicationMessage).trim(),
})

export const sendApplication = endpoint({
  method: 'POST',
  path: '/creators',
  summary: 'Apply to become a partner with the form of the creators page',
  access: anyone,
  limitPerMinute: 5,
  status: 201,
  body: applicationForm,
  reply: z.object({ message: z.string() }),
})
