/** All quizzes of the school. */
export const quizOverview = {
  title: 'Quizzes',
  listFailed: 'The quizzes could not be loaded',
  emptyHint: 'A quiz is made in its module.',
  toModules: 'To the modules',
  edit: 'Edit the quiz of {{name}}',
  column: {
    module: 'Module',
    type: 'Course Type',
    questions: 'Questions',
    attempts: 'Attempts',
    average: 'Average result',
    hardest: 'Hardest questions',
  },
  completed_one: '{{count}} completed',
  completed_other: '{{count}} completed',
  percent: '{{value}}%',
  share_one: '{{value}}% right, of {{count}} answer',
  share_other: '{{value}}% right, of {{count}} answers',
  tooFew: 'Too few answers yet',
} as const
