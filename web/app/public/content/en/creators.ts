import { brand } from '@sohbet/domain/brand'
import { partnerPlaceholders, rememberedDays } from '@sohbet/domain/partner/partner'
import type { PublicContent } from '../public-content.ts'

export const creators: PublicContent['creators'] = {
  meta: {
    title: 'Partnership for content creators',
    description: `Recommend a school that gets people talking: as a ${brand.name} creator partner you earn a commission for every student you bring.`,
  },
  hero: {
    plate: 'Creators',
    title: 'You tell it, we get them talking.',
    lead: 'A channel, a podcast, a page? You earn a commission for every student you bring. Short contract, open books.',
  },
  steps: [
    { title: 'Write', text: 'Tell us in the form or by e-mail who you are and what you make.' },
    { title: 'Meet', text: 'In a short call we settle the commission and your own link.' },
    { title: 'Tell', text: 'Talk about us in your own words. We hand out no scripts.' },
    { title: 'Earn', text: 'When someone you sent enrols and pays, your commission counts.' },
  ],
  terms: {
    plate: 'Straight talk',
    title: 'What you can expect, and what we expect.',
    points: [
      'Say that it is an ad: label the partnership, don’t fool your audience.',
      'Promise no miracles. “Fluent in 30 days” is not our sentence.',
      'The commission counts for paid enrollments whose cancellation period is over.',
      'The details of the people you bring belong to them; we share numbers only.',
    ],
  },
  form: {
    title: 'Apply',
    intro: 'The form goes straight to the inbox of our team.',
    name: 'Your name',
    email: 'Your e-mail address',
    channel: 'Link to your channel',
    audience: 'Who follows you?',
    audienceHint: 'How many people, of what age, and what do you talk about?',
    message: 'Anything to add (optional)',
    hint: 'How would you like to tell people about us?',
    trap: 'Leave this field empty',
    send: 'Send the application',
    missing: {
      name: 'Write your name.',
      email: 'Write your e-mail address.',
      channel: 'Write the link to your channel.',
      audience: 'Write who follows you.',
      message: 'Write your message.',
    },
    invalidEmail: 'That does not look like an e-mail address. Example: name@example.com',
    tooLong: 'Too long; shorten it by this many characters:',
    failed: 'Your application could not be sent. Try again in a while, or write an e-mail.',
    thanks: { title: 'We have your application.', text: 'Thank you, we will write to you soon.' },
    privacy: 'What you write is only used for your application:',
    privacyLink: 'privacy policy',
    noScript: 'The form needs JavaScript. Without it, write to this address:',
  },
  mail: 'Write an e-mail',
  subject: 'Creator partnership',
}

export const recommended: PublicContent['recommended'] = {
  title: `Recommended by ${partnerPlaceholders.name}`,
  lead: `${partnerPlaceholders.name} recommends ${brand.name}, where you learn English by speaking it.`,
  question: `May we remember this recommendation for ${rememberedDays} days?`,
  why: `If you register within that time and pay for a course, ${partnerPlaceholders.name} gets a commission from us. Your price stays the same.`,
  yes: 'Yes, remember it',
  no: 'No, go on without it',
  stored:
    'If you agree, only the code of the link and the date are stored in this browser. If you do not, nothing is stored.',
  privacy: 'Privacy policy',
  sure: 'Have you decided already?',
  register: 'Register now with this recommendation',
}
