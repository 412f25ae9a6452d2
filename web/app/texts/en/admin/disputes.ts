/** Disputes of payments, in the details of an enrolment. */
export const dispute = {
  title: 'Disputes',
  caption: 'Disputes about payments of this enrollment, oldest first',
  opened: 'Opened',
  closed: 'Decided',
  amount: 'Amount',
  state: 'State',
  status: { open: 'The bank is deciding', won: 'Won', lost: 'Lost' },
  asked: 'The bank is asking',
  atProvider: 'Please answer the bank in the provider’s dashboard. The decision arrives here by itself.',
  frozen: 'The seat stays. Unused credits are frozen, and no money can be given back until the bank decides.',
  frozenCredits: 'Frozen: a bank is checking the payment',
  badge: 'Disputed',
  failed: 'The disputes could not be fetched',
  record: 'Record a dispute',
  recordHint:
    'This provider reports disputes by email or in its panel only. Record one when the bank has taken the money.',
  recordAmount: 'Disputed amount',
  available: 'At most {{amount}}.',
  recordAsk:
    '{{amount}} counts as taken by the bank from now on, and unused credits are frozen. Record the dispute?',
  recorded: 'The dispute is recorded',
  recordFailed: 'The dispute could not be recorded',
  won: 'Won',
  lost: 'Lost',
  wonAsk:
    'The bank left {{amount}} with the school: the money is booked again and the credits are free. Record it?',
  lostAsk:
    'The bank took {{amount}} for good: the enrollment ends, the seat is given up and unused credits are taken back. Record it?',
  decided: 'The decision is recorded',
  decideFailed: 'The decision could not be recorded',
  filter: 'Disputes',
  filterAll: 'Disputed or not',
  filters: { open: 'Open disputes', any: 'Any dispute' },
} as const
