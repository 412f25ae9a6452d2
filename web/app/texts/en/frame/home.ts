export const home = {
  documentTitle: 'Dashboard',
  greeting: 'Hello, {{name}}.',
  learner: {
    test: {
      next: 'Your next step',
      title: 'First stop: your level',
      text_one:
        'About {{minutes}} minutes, {{count}} question, and you know which course is yours. Then you can enroll.',
      text_other:
        'About {{minutes}} minutes, {{count}} questions, and you know which course is yours. Then you can enroll.',
      missing:
        'There is no level test to take at the moment. Once there is, it tells you which course is yours.',
      action: 'Take Level Test Now',
      runningTitle: 'Your level test is waiting',
    },
    purpose:
      'This is your side of the conversation: your courses, your sessions and your progress meet you here.',
    line: 'Your line',
    stops: { arrive: 'You are in', level: 'Know your level', course: 'Join a course', talk: 'Talk' },
  },
} as const
