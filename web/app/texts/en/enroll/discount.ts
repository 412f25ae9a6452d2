/** Discount codes and early-bird prices. */
export const discount = {
  have: 'Have a discount code?',
  label: 'Discount code',
  apply: 'Apply',
  remove: 'Remove the code',
  accepted: 'Code {{code}} is applied.',
  earlyIsBetter: 'The early-bird price is better than this code, so you pay the early-bird price.',
  failed: 'We could not check the code. Please try again.',
  before: 'Before:',
  until: 'until {{day}}',
  list: 'Price',
  code: 'Discount code {{code}}',
  early: 'Early-bird price',
  earlyUntil: 'Early-bird price until {{day}}',
  nothingToPay: 'With this code there is nothing to pay. Your seat is yours as soon as you enroll.',
} as const
