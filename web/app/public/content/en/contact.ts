import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const contact: PublicContent['contact'] = {
  meta: {
    title: 'Contact',
    description: `Get in touch with ${brand.name}: ask a question, tell us your level, name your exam. Form, e-mail and address are here.`,
  },
  hero: {
    plate: 'Contact',
    title: 'Write. A real person reads it.',
    lead: 'In Turkish or English, whichever is easier. Half a sentence will do.',
  },
  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail address',
    message: 'Your message',
    hint: 'If TOEIC or IELTS is your goal, say so here.',
    trap: 'Leave this field empty',
    send: 'Send',
    missing: {
      name: 'Write your name.',
      email: 'Write your e-mail address.',
      message: 'Write your message.',
    },
    invalidEmail: 'This does not look like an e-mail address. Example: name@example.com',
    tooLong: 'Too long; shorten it by this many characters:',
    failed: 'Your message could not be sent. Try again in a moment, or write an e-mail.',
    thanks: { title: 'We have your message.', text: 'Thank you, we will write back as soon as we can.' },
    privacy: 'What you write is used to answer you and for nothing else:',
    privacyLink: 'privacy policy',
    noScript: 'The form needs JavaScript. No matter, write to this address:',
  },
  ways: {
    mail: { title: 'E-mail', text: 'Not fond of forms? Write directly.' },
    address: { title: 'Address', text: 'Lessons are online; the address is for letters and official post.' },
    phone: { title: 'Phone', text: 'Weekdays, 10:00-18:00 Istanbul time.' },
  },
}
