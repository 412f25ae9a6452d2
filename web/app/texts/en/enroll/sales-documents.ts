/** Around the documents that a learner accepts before paying; their words are in contract/src/site/content. */
export const salesDocuments = {
  version: 'Version {{version}}',
  read: { preInformation: 'I have read it', distanceSales: 'I have read and accept it' },
  names: { preInformation: 'Pre-Information Form', distanceSales: 'Distance Sales Contract' },
  accepted: {
    title: 'Documents you accepted',
    open: 'Read',
    when: 'Accepted {{date}} · version {{version}}',
    none: 'You accepted no documents for this enrollment.',
  },
} as const
