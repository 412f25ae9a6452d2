/** A level test in progress, on the home page and on the start screen of the test. */
export const runningTest = {
  open: 'Your test is under way: question {{number}} of {{count}}.',
  openHint: 'You go on there; what you have answered is saved.',
  answered: 'All {{count}} questions are answered.',
  answeredHint: 'Your test only has to be submitted.',
  continue: 'Continue, question {{number}} of {{count}}',
  submit: 'Submit your test',
} as const
