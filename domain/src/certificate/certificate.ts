import type { CourseOutcome } from '../course/outcome.ts'
import type { Language } from '../language.ts'
import { certificatesPath, localPath } from '../site/public-path.ts'
import { referenceSigns } from '../enrollment/transfer.ts'

/** Of completion, for a completed course; of attendance, for an ended one with at least one session attended. */
export const certificateKinds = ['completion', 'attendance'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** Signs of a number, in three groups. */
export const numberLength = 12

const inGroups = (signs: string): string => signs.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Such as 7K2M-9PXQ-4RTV, from random places in `referenceSigns`: 31¹² numbers are possible, too many to guess. */
export const certificateNumber = (places: readonly number[]): string =>
  inGroups(places.map((place) => referenceSigns[place] ?? '').join(''))

const wellFormed = new RegExp(`^[${referenceSigns}]{${numberLength}}$`)

/** The number as it is stored, however a person typed it; undefined when it cannot be one. */
export function readCertificateNumber(typed: string): string | undefined {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return wellFormed.test(signs) ? inGroups(signs) : undefined
}

/** The public page on which anyone checks a certificate. */
export const certificatePath = (number: string, language: Language): string =>
  localPath(`${certificatesPath}/${number}`, language)

type Ended = { hasEnded: boolean; outcome: CourseOutcome | null; joined: number }

/** The certificate that a learner may have of an enrolment now; null for none. */
export function certificateOf({ hasEnded, outcome, joined }: Ended): CertificateKind | null {
  if (!hasEnded) return null
  if (outcome === 'completed') return 'completion'
  return joined > 0 ? 'attendance' : null
}
