export const home = {
  documentTitle: 'Dashboard',
  greeting: 'Hello, {{name}}.',
  learner: {
    purpose:
      'This is your side of the conversation: your courses, your sessions and your progress meet you here.',
    line: 'Your line',
    stops: { arrive: 'You are in', level: 'Know your level', course: 'Join a course', talk: 'Talk' },
  },
  coach: {
    purpose: 'Your courses, your learners and your next live sessions will gather on this page.',
    line: 'A coach’s week',
    stops: { prepare: 'Prepare', listen: 'Listen', correct: 'Correct', talk: 'Talk' },
  },
  admin: {
    purpose: 'Here you keep the school running: the people, the catalogue and the timetable.',
    users: 'Users',
    usersText: 'Find anyone at the school, see where they stand and why a log-in fails.',
    levelTests: 'Level Tests',
    levelTestsText: 'Write the placement test, activate it and see how well its questions work.',
    securityLog: 'Security Log',
    securityLogText: 'Log-ins, lock-outs and changes of rights: who did what, when and from where.',
  },
} as const
