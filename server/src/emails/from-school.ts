import { asSchool, type SchoolDetails } from '@sohbet/domain/school'
import type { Mail } from '../adapters/mail/mail.ts'
import { escapeHtml } from './html.ts'

/** A mail as this school sends it: it was written in the sample's name. */
export const fromSchool = (letter: Mail, school: SchoolDetails): Mail => ({
  ...letter,
  text: asSchool(letter.text, school),
  html: asSchool(letter.html, school, escapeHtml),
})
