/** The week on the learner's home. */
export const week = {
  title: 'Your week',
  days: '{{done}} of {{target}} days',
  minutes: '{{done}} of {{target}} minutes',
  daysDone: '{{target}} days, as planned. Anything more is extra.',
  minutesDone: '{{target}} minutes, as planned. Anything more is extra.',
  withoutGoal_one: '{{count}} day with English this week',
  withoutGoal_other: '{{count}} days with English this week',
  fresh: 'A new week, a clean line',
  paused: 'You are pausing. Nothing is expected of you.',
  counts: 'What counts: {{kinds}}.',
  choose: 'Choose a weekly goal',
  change: 'Goal and pauses',
  dayState: {
    done: '{{day}}: done',
    today: '{{day}}, today',
    todayDone: '{{day}}, today: done',
    paused: '{{day}}: pause',
    free: '{{day}}: free',
    ahead: '{{day}}: to come',
  },
} as const
