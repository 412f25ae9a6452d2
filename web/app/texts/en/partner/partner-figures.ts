/** Figures of a partner, for the partner and for admins. */
export const partnerFigures = {
  clicks: 'Clicks',
  signUps: 'Sign-ups',
  sales: 'Sales',
  balance: 'Commission',
  noBalance: 'There is no commission yet.',
  payable: 'Payable',
  waiting: 'Waiting',
  paidOut: 'Paid out',
  hint: 'A commission becomes payable {{days}} days after the course starts. Refunds take their share back.',
  months: 'Month by month',
  month: 'Month',
  commission: 'Commission',
} as const
