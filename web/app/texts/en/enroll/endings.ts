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

/** A course that the school has cancelled, and the learner's choice. */
export const cancelledCourse = {
  hint: 'The school has cancelled “{{course}}”.',
  badge: 'cancelled by the school',
  title: 'The school has cancelled this course',
  ask: 'Choose until {{moment}}: another course, or your money back. Without an answer you get {{amount}} back.',
  askFree: 'Choose another course until {{moment}}. Without an answer your enrollment ends.',
  courses: 'Other courses of this kind',
  none: 'There is no other course of this kind with a free seat at the moment.',
  move: 'Move to this course',
  moveAsk: 'Move your seat to “{{course}}”? Your progress and your class credits go with you.',
  moveCheaper: 'It costs less: you get {{amount}} back.',
  moveDearer: 'It costs more; the school pays the difference.',
  clash: 'At the same time as your sessions in {{courses}}.',
  refund: 'Take {{amount}} back',
  refundAsk:
    'End your enrollment and get {{amount}} back? The class credits that came with it are taken back.',
  leave: 'Leave the course',
  leaveAsk: 'End your enrollment?',
  moved: 'You are now in “{{course}}”',
  ended: 'Your enrollment has ended',
  failed: 'That did not work',
  loadFailed: 'Your choice could not be loaded',
} as const
