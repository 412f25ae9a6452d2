/** Names of a movement of money, as the learner sees it. */
export const movement = {
  payment: 'Paid',
  refund: 'Given back',
  refund_returned: 'Refund did not reach you',
  dispute: 'Taken back by your bank',
  dispute_returned: 'Came again from your bank',
  correction: 'Booking corrected',
} as const
