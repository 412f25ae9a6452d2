/** The due cards on the learner's home. */
export const due = {
  title: 'Your words',
  cards_one: '{{count}} card is due',
  cards_other: '{{count}} cards are due',
  hint: 'Five minutes, and they stay with you.',
  review: 'Review',
} as const
