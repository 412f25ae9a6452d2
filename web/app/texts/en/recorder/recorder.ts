/** The recorder of voices, wherever somebody records. */
export const recorder = {
  phase: {
    ready: 'Tap to record',
    asking: 'Allow the microphone',
    recording: 'Recording',
  },
  askingHint: 'Your browser asks for it now. Recording begins as soon as you allow it.',
  limit: 'At most {{time}}.',
  start: 'Record',
  stop: 'Stop recording',
  soon: '{{seconds}} seconds left',
  ended: {
    stopped: 'Recorded',
    limit: 'Recorded, up to the limit',
    interrupted: 'The microphone was interrupted. This is what we have.',
  },
  doneHint: 'Listen to it first. Nothing is sent yet.',
  take: 'Take {{number}} of {{count}}. Listen to it first: nothing is sent until you send it.',
  listen: 'Your recording',
  again: 'Record again',
  use: 'Use this recording',
  leave: 'Your recording is not sent yet. Leave without it?',
  leaveDeed: 'Leave without it',
  fault: {
    unsupported:
      'This browser cannot record. Please use a current version of Chrome, Safari, Firefox or Edge.',
    refused:
      'The microphone is blocked. Allow it for this site in the settings of your browser (the sign beside the address), and for the browser in the settings of your phone. Then tap again.',
    missing: 'We found no microphone. Connect one, then tap again.',
    busy: 'The microphone did not start. Another app may be using it: close it, then tap again.',
    empty: 'Nothing was recorded. Please try again.',
    short: 'That was shorter than a second. Please try again.',
  },
} as const
