/** Words of speaking tasks, for learners and staff. */
export const speaking = {
  kind: { answer: 'Speak', shadow: 'Shadow' },
  prompt: {
    picture: 'Picture of the task',
    recording: 'Recording of the task',
    model: 'Model answer',
    shadow: 'Recording to say along',
  },
  rubric: {
    title: 'Marks',
    clear: 'Clear',
    flow: 'Flow',
    words: 'Words',
    grammar: 'Grammar',
    mark: '{{mark}} of 4',
  },
  feedback: {
    by: '{{name}} answered',
    byFormer: 'A former coach answered',
    voice: 'Voice of the coach',
  },
} as const
