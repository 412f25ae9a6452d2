import { contactOf } from '@sohbet/domain/brand/brand'
import type { SavedBrand } from '@sohbet/contract/core/brand'
import { asSchool, type SchoolDetails } from '@sohbet/domain/school'
import { escapeHtml } from './html.ts'
import { mailOrigin } from './layout.ts'

type Sender = { school: SchoolDetails; brand: SavedBrand; publicUrl: string }

/** Replaces the sample details in a mail by the school's own, and names the school as its sender. */
export function fromSchool<Letter extends { text: string; html: string }>(
  letter: Letter,
  { school, brand, publicUrl }: Sender,
): Letter & { fromName?: string } {
  const details = { ...school, ...contactOf(school, brand) }
  return {
    ...letter,
    // Without a brand of its own the school is named as in MAIL_FROM
    ...(brand.revision > 0 && { fromName: brand.name }),
    text: asSchool(letter.text, details),
    html: asSchool(letter.html, details, escapeHtml).replaceAll(mailOrigin, publicUrl),
  }
}
