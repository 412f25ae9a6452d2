/** When an enrolment can no longer be cancelled. */
export const cancelOver = {
  start: 'Can no longer be cancelled: that was possible until {{moment}}, 24 hours before the start.',
  change:
    'Can no longer be cancelled: that was possible until {{moment}}, 7 days after the school changed the dates or times.',
  withdrawal: 'Can no longer be cancelled: that was possible until {{moment}}, 14 days after you paid.',
} as const

/** The right to withdraw within 14 days of paying. */
export const withdrawal = {
  tick: 'I want the lessons to begin before the 14 days for withdrawing end (optional).',
  soon: 'This course starts within 14 days. With this tick you can cancel only until {{start}}, 24 hours before the start. Without it you can cancel until {{until}}; once the course runs, you get back the share for the sessions not yet held.',
  tooLate:
    'This course starts within 24 hours. With this tick it can no longer be cancelled. Without it you can cancel until {{until}}; once the course runs, you get back the share for the sessions not yet held.',
  later: 'This course starts later than that: with and without the tick you can cancel until {{start}}.',
  until:
    'Because you may withdraw within 14 days, you can cancel until {{moment}}: all of your money before the start, then the share for the sessions not yet held.',
  cancel: 'You can withdraw within 14 days of paying, until {{moment}}. Refund now: {{amount}}.',
} as const
