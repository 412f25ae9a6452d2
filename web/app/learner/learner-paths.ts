import { paths } from '../paths.ts'

/** Where things are in the learner's area. */
export const learnerPaths = {
  courses: `${paths.learner}/courses`,
  available: `${paths.learner}/courses#available`,
} as const

export const enrollPath = (courseId: string): string => `${paths.learner}/enroll/${courseId}`

/** `id`: the payment session's, or that of an enrolment for which there was nothing to pay. */
export const successPath = (id: string): string =>
  `${paths.learner}/enrollment/success?${new URLSearchParams({ session_id: id })}`
