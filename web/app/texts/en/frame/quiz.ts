/** Texts around a quiz question. */
export const quiz = {
  progress: 'Progress',
  picture: 'Picture of the question',
  recording: 'Recording of the question',
  unplayable: 'The recording cannot be played.',
  noRecording: 'There is no recording yet.',
  listen: {
    now: 'Listen now',
    again: 'Listen again',
    paused: 'Paused',
    pause: 'Pause',
    hint: 'As often as you like',
    position: 'Position in the recording',
    retry: 'Try again',
  },
  source: { audio: 'Listening', text: 'Reading' },
  blank: 'blank',
  typeAnswer: 'Your answer',
  typeSentence: 'Write the sentence',

  pieces: {
    hint: 'Drag the pieces into order, or choose them one after the other. × takes a piece back.',
    source: 'Pieces',
    slots: 'Your sentence',
    emptySlot: 'Place {{number}}, empty',
    inSource: '{{text}}, not placed yet',
    inSlot: '{{text}}, place {{number}}',
    back: 'Take “{{text}}” back',
    placed: '“{{text}}” is at place {{number}}',
    returned: '“{{text}}” is back among the pieces',
  },
} as const
