/** A partner's private page. */
export const partnerPage = {
  documentTitle: 'Your partner page',
  title: 'Hello {{name}}',
  lead: 'You get {{rate}} of the price without VAT of the first course that a learner you brought pays for.',
  inactive: 'Your link is switched off at the moment: new clicks and sign-ups do not count.',
  link: 'Your link',
  copy: 'Copy',
  copied: 'Copied',
  payouts: 'Payouts',
  private:
    'Only totals are shown here: the details of the people you bring belong to them. Keep this address to yourself.',
  missing: 'There is no page at this address',
  missingHint: 'The address may have been renewed. Ask the school for the new one.',
  failed: 'Your figures could not be loaded',
} as const
