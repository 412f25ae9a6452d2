/** What modules lack. */
export const gaps = {
  title: 'Gaps',
  failed: 'The gaps could not be loaded',
  none: 'Nothing is missing: every module has a video, a document and a quiz, and every question its recording.',
  toModules: 'To the modules',
  draft: 'Draft',
  column: { module: 'Module', type: 'Course Type', gaps: 'What is missing' },
  kind: {
    description: 'description',
    video: 'video',
    document: 'document',
    quiz: 'quiz',
    questions: 'questions in the quiz',
    audio_one: 'recording of {{count}} question',
    audio_other: 'recordings of {{count}} questions',
  },
} as const
