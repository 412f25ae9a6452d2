export const home = {
  documentTitle: 'Dashboard',
  greeting: 'Hello, {{name}}.',
  learner: {
    purpose:
      'This is your side of the conversation: your courses, your sessions and your progress meet you here.',
    line: 'Your line',
    stops: { arrive: 'You are in', level: 'Know your level', course: 'Join a course', talk: 'Talk' },
  },
} as const
