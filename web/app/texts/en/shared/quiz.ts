/** Texts around a quiz question. */
export const quiz = {
  picture: 'Picture of the question',
  recording: 'Recording of the question',
  unplayable: 'The recording cannot be played.',
  noRecording: 'There is no recording yet.',
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
