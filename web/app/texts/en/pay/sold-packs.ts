/** Packs of credits that learners bought. */
export const soldPacks = {
  title: 'Sold packs',
  failed: 'The packs could not be loaded',
  none: 'No pack has been sold yet',
  noneHint: 'Learners buy packs once they have a price in the lesson settings.',
  erased: 'Account erased',
  closed: 'Closed',
  column: {
    learner: 'Learner',
    size: 'Credits',
    price: 'Price',
    paidAt: 'Paid',
    left: 'Left',
    receipts: 'Receipts',
    refund: 'Refund now',
  },
  ask: '{{sum}} goes back to the card of the learner. The credits are gone, and {{count}} lessons that they paid for are cancelled. Refund the pack?',
  deed: 'Refund the pack',
  done: '{{sum}} is on its way back',
  refundFailed: 'The pack could not be refunded',
} as const
