/** What a course offers. */
export const offer = {
  with: 'With {{names}}',
  week: 'Your week',
  allModules_one: 'All {{count}} module',
  allModules_other: 'All {{count}} modules',
  fewerModules: 'Show fewer modules',
  facts: 'At a glance',
} as const

/** The panel beside the steps of the wizard. */
export const summary = {
  title: 'Your booking',
  modules_one: '{{count}} module: video, notes, quiz',
  modules_other: '{{count}} modules: video, notes, quiz',
  sessions_one: '{{count}} live session a week',
  sessions_other: '{{count}} live sessions a week',
  group: 'Your class in a messaging app',
  'last-step': 'Nothing is charged before the last step.',
  'free-seat': 'Nothing is charged now: you pay when a seat is yours.',
  free: 'This course costs nothing, now or later.',
} as const
