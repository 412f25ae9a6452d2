/** Why an enrolment ended. */
export const why = {
  expired: 'The time to pay was over.',
  declined: 'The payment did not go through.',
  learner: 'You cancelled it.',
  admin: 'Cancelled by the school.',
  refunded: 'The money was given back.',
  unprepared: 'The prerequisites were no longer met when the payment came.',
  disputed: 'Your bank took the payment back.',
  course_cancelled: 'The school cancelled the course.',
}
