/** Texts of the question editors of quizzes and level tests. */
export const questionEditor = {
  add: 'Add question',
  column: { position: 'Order', text: 'Question' },
  noAudio: 'No audio yet',
  action: {
    view: 'View question {{position}}',
    edit: 'Edit question {{position}}',
    delete: 'Delete question {{position}}',
  },
  created: 'Question created',
  updated: 'Question updated',
  deleted: 'Question deleted',
  saveFailed: 'Error',
  saveFailedText: 'The question could not be saved',
  deleteFailed: 'Error deleting question',

  dialog: { add: 'Add New Question', edit: 'Edit Question', view: 'Question' },
  option: {
    legend: 'Options',
    hint: 'Mark the correct one.',
    text: 'Option {{id}}',
    correct: 'Option {{id}} is correct',
  },
  save: 'Save question',
  saveAndNext: 'Save and add another',

  order: {
    button: 'Change the order',
    title: 'Order of the questions',
    hint: 'Drag a question to its place, or use its arrows. Learners get the questions in this order.',
    list: 'Questions in their order',
  },

  audio: {
    title: 'Audio',
    url: 'Audio URL',
    upload: 'Upload audio',
    uploading: 'Uploading the audio…',
    limit: 'MP3, M4A, OGG or WAV, at most {{megabytes}} MB',
    wrongType: 'Please select a valid MP3, M4A, OGG or WAV file',
    tooLarge: 'The audio may be at most {{megabytes}} MB',
    uploaded: 'Audio uploaded',
    failed: 'Upload Failed',
    failedText: 'Failed to upload audio',
  },
} as const
