/** While a bank is checking a payment. */
export const dispute = {
  seat: {
    asked:
      'Your bank has a question about this payment. Your seat stays yours. Until the bank has its answer, you cannot use the credits of this course. If you did not ask for this, please write to us.',
    held: 'Your bank is checking this payment. Your seat stays yours. Until the bank has decided, you cannot use the credits of this course or cancel it. If you did not ask for this, please write to us.',
    returning:
      'Your bank has confirmed this payment. You can cancel your enrollment again once the money is back with us.',
  },
  credits: 'Frozen: {{what}}. Your bank is checking the payment. They open again when the bank confirms it.',
  entry: 'Frozen: your bank is checking the payment',
} as const
