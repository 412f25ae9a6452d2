/** What a course offers. */
export const offer = {
  with: 'With {{names}}',
  week: 'Your week',
  allModules_one: 'All {{count}} module',
  allModules_other: 'All {{count}} modules',
  facts: 'At a glance',
} as const

/** The panel beside the steps of the wizard. */
export const summary = {
  title: 'Your booking',
  modules_one: '{{count}} module with video, documents and quiz',
  modules_other: '{{count}} modules with video, documents and quizzes',
  sessions_one: '{{count}} live session a week',
  sessions_other: '{{count}} live sessions a week',
  group: 'A messaging-app group of your own class',
  'last-step': 'One payment for the whole course. Nothing is charged before you pay in the last step.',
  'free-seat': 'Nothing is charged now: you pay when a seat is yours.',
  free: 'This course costs nothing, now or later.',
} as const
