import { asSchool, type SchoolDetails } from '@sohbet/domain/school'
import type { Mail } from '../adapters/mail/mail.ts'
import { escapeHtml } from './html.ts'

/** Replaces the sample details in a mail by the school's own. */
export const fromSchool = (letter: Mail, school: SchoolDetails): Mail => ({
  ...letter,
  text: asSchool(letter.text, school),
  html: asSchool(letter.html, school, escapeHtml),
})
