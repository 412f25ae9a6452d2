/** Texts of the question editors of quizzes and level tests. */
export const questionEditor = {
  audio: {
    upload: 'Upload audio',
    uploading: 'Uploading the audio…',
    limit: 'MP3, OGG or WAV, at most {{megabytes}} MB',
    wrongType: 'Please select a valid MP3, OGG or WAV file',
    tooLarge: 'The audio may be at most {{megabytes}} MB',
    uploaded: 'Audio uploaded',
    failed: 'Upload Failed',
    failedText: 'Failed to upload audio',
  },
} as const
