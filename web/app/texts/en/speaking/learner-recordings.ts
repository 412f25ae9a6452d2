/** Recordings of a learner, for coaches and admins. */
export const learnerRecordings = {
  title: 'Recordings',
  none: 'No recording yet',
  failed: 'The recordings could not be loaded',
  second: 'Second try',
  recording: 'Recording',
  waits: 'Waits for an answer',
  length: '{{seconds}} s',
  privateHint:
    'Recordings are between the learner and the coaches. Opening one needs a reason, which the security log keeps.',
  openIt: 'Open with a reason',
  reason: 'Reason',
  confirm: 'Open',
  cancel: 'Cancel',
  openFailed: 'The recording was not opened',
} as const
