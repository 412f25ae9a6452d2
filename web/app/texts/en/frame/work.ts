/** What counts as work, on the home, in the settings and with the progress. */
export const work = {
  kinds: {
    session: 'live sessions',
    lesson: 'lessons',
    module: 'modules',
    quiz: 'finished quizzes',
    recording: 'recordings',
    review: 'reviews',
  },
} as const
