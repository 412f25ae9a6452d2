import { asSchool, type SchoolDetails } from '@sohbet/domain/school'
import { escapeHtml } from './html.ts'

/** Replaces the sample details in a mail by the school's own. */
export const fromSchool = <Letter extends { text: string; html: string }>(
  letter: Letter,
  school: SchoolDetails,
): Letter => ({
  ...letter,
  text: asSchool(letter.text, school),
  html: asSchool(letter.html, school, escapeHtml),
})
