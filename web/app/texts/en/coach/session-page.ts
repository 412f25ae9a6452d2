/** The coach's page of one live session. */
export const sessionPage = {
  module: {
    title: 'This week: module {{moduleNo}}',
    open: 'Video of the module',
    openWithQuiz: 'Video and quiz of the module',
    video: 'Video: {{title}}',
    openDocument: 'Open the document {{title}}',
  },
  notes: {
    title: 'Plan and notes',
    hint: 'Learners read this too. Addresses that begin with https:// become links.',
    label: 'Notes for the learners',
    none: 'No notes yet. What are you going to talk about?',
    write: 'Write notes',
    change: 'Change notes',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'The notes are saved',
    failed: 'The notes could not be saved',
    last: 'Last time, {{day}}',
  },
} as const
