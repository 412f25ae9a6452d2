import { certificateKinds } from '@sohbet/domain/certificate/certificate'
import { courseOutcomes } from '@sohbet/domain/course/outcome'
import { languages } from '@sohbet/domain/language'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, moment, oneLine, requiredText } from '../fields.ts'
import { page, tableQuery } from '../paging.ts'

const count = z.number().int()

const holderNameLength = 80
const revokeReasonLength = 500

/** What a certificate says. */
const certificate = z.object({
  id,
  enrollmentId: id,
  number: z.string(),
  kind: z.enum(certificateKinds),
  /** Null after the account was erased. */
  holderName: z.string().nullable(),
  courseName: z.string(),
  fromLevel: z.enum(levels).nullable(),
  toLevel: z.enum(levels).nullable(),
  /** Of the attended live sessions, to one decimal. */
  hours: z.number(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** Whether the public page shows the name. */
  showsName: z.boolean(),
  issuedAt: moment,
  revokedAt: moment.nullable(),
  /** Empty unless revoked. */
  revokeReason: z.string(),
  /** Revoked because of a mistake in it: the learner may confirm a name again. */
  mayReissue: z.boolean(),
})
export type Certificate = z.infer<typeof certificate>

const endedCourse = z.object({
  enrollmentId: id,
  courseId: id,
  courseName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** Null while the course may still become completed. */
  outcome: z.enum(courseOutcomes).nullable(),
  /** The last day on which it can. */
  checkedUntil: z.iso.date(),
  completedModules: count,
  moduleCount: count,
  joinedSessions: count,
  heldSessions: count,
  hours: z.number(),
  /** The thresholds that apply, in per cent. */
  completionModules: count,
  completionParticipation: count,
  /** The certificate that the learner may have now; null when there is none, or it was issued. */
  offered: z.enum(certificateKinds).nullable(),
})
export type EndedCourse = z.infer<typeof endedCourse>

export const getOwnCertificates = endpoint({
  method: 'GET',
  path: '/certificates/mine',
  summary: 'List your ended courses with what became of them, and your certificates, newest first',
  access: only('learner'),
  reply: z.object({ courses: z.array(endedCourse), certificates: z.array(certificate) }),
})
export type OwnCertificates = z.infer<typeof getOwnCertificates.reply>

const name = requiredText(holderNameLength, say('Name is required')).pipe(oneLine(holderNameLength))

export const certificateFields = z.object({ name, showsName: z.boolean() })

export const issueCertificate = endpoint({
  method: 'POST',
  path: '/certificates',
  summary: 'Confirm your name and get the certificate of an ended course; the name cannot be changed later',
  access: own('the enrolment', { who: ['learner'] }),
  status: 201,
  body: certificateFields.extend({ enrollmentId: id }),
  reply: certificate,
})

export const showCertificateName = endpoint({
  method: 'PATCH',
  path: '/certificates/:id',
  summary: 'Show or hide your name on the public page of your certificate',
  access: own('the certificate', { who: ['learner'] }),
  params: z.object({ id }),
  body: z.object({ showsName: z.boolean() }),
  reply: certificate,
})

export const printCertificate = endpoint({
  method: 'GET',
  path: '/certificates/:id/pdf',
  summary: 'Download a certificate in Turkish or English; not after it was revoked',
  access: own('the certificate', { who: ['learner', 'admin'], any: ['admin'] }),
  limitPerMinute: 20,
  params: z.object({ id }),
  query: z.object({ language: z.enum(languages) }),
  binary: 'application/pdf',
  reply: z.file(),
})

export const certificateColumns = {
  sortable: ['issuedAt', 'holderName', 'courseName'],
  searchable: ['holderName', 'number', 'courseName'],
} as const

const listed = certificate.extend({
  /** Null after the account was erased. */
  email: z.string().nullable(),
})
export type ListedCertificate = z.infer<typeof listed>

export const listCertificates = endpoint({
  method: 'GET',
  path: '/certificates',
  summary: 'List the certificates of all learners, newest first',
  access: only('admin'),
  query: tableQuery(certificateColumns),
  reply: page(listed),
})

export const revokeFields = z.object({
  reason: requiredText(revokeReasonLength, say('A reason is required')),
  /** The learner may get a new certificate, with another number. */
  mayReissue: z.boolean().default(false),
})

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/certificates/:id/revoke',
  summary: 'Revoke a certificate for good, with a reason; its public page says so from then on',
  access: only('admin'),
  params: z.object({ id }),
  body: revokeFields,
  reply: certificate,
})
