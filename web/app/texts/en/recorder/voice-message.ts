/** Voice messages of conversations. */
export const voiceMessage = {
  record: 'Record a voice message',
  why: 'We need your microphone for this. Your message is kept with the conversation.',
  use: 'Send',
  add: 'Add to the message',
  close: 'Cancel',
  own: 'Your voice message',
  of: 'Voice message of {{name}}',
  unknownFormat: 'This device cannot play the recording. Update its system, or listen on another device.',
} as const
