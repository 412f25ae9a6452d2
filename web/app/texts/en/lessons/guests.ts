/** Guest seats in Speaking Groups of other courses. */
export const guests = {
  title: 'Open guest seats',
  intro:
    'Join a Speaking Group of another course of your type, with an extra group of your plan or in place of a session that you miss.',
  noRight:
    'Some plans include extra Speaking Groups in other courses. And when you announce early that you miss a session, you can make it up here.',
  tickets_one: 'You can use {{count}} extra group.',
  tickets_other: 'You can use {{count}} extra groups.',
  missed_one: 'You can make up {{count}} missed session.',
  missed_other: 'You can make up {{count}} missed sessions.',
  limit: 'At most {{count}} make-ups within {{days}} days. Where that is reached, there is no “Make it up”.',
  failed: 'The guest seats could not be loaded',
  none: 'No session has a seat for a guest at the moment',
  noneHint: 'Seats become free when learners announce an absence. Please look again tomorrow.',
  more: 'Show {{count}} more',
  left_one: '{{count}} seat left',
  left_other: '{{count}} seats left',
  coach: 'Coach: {{coach}}',
  noTicket: 'You have no extra group left.',
  way: { ticket: 'Guest seat', make_up: 'Make-up' },
  standsFor: 'Stands for your session on {{missed}}.',
  toSession: 'To the session',
  freeUntil: 'You can cancel free of charge until {{moment}}.',
  notFree: {
    ticket: 'The free cancellation has ended: a cancelled seat costs its extra group.',
    make_up: 'The free cancellation has ended: a cancelled make-up is used up.',
  },
  take: {
    ticket: 'Use an extra group',
    makeUp: 'Make it up',
    askTicket: 'The seat costs 1 extra group.',
    askMakeUp:
      'It stands for the session that you miss on {{missed}}. You can then no longer come to that one.',
    free: 'You can cancel it free of charge until {{moment}}.',
    finalTicket:
      'It begins in less than {{hours}} hours: if you cancel it, your extra group does not come back.',
    finalMakeUp: 'It begins in less than {{hours}} hours: if you cancel it, the make-up is used up.',
    deed: 'Take the seat',
    done: 'The seat is yours',
    failed: 'That did not work',
  },
  leave: {
    action: 'Cancel',
    free: {
      ticket: 'Your extra group comes back. Cancel the guest seat?',
      make_up: 'You can make up the missed session with another seat. Cancel this one?',
    },
    late: {
      ticket: 'The free cancellation has ended, so your extra group does not come back. Cancel all the same?',
      make_up: 'The free cancellation has ended, so the make-up is used up. Cancel all the same?',
    },
    expired: 'Your extra group has expired, so it does not come back. Cancel the guest seat?',
    deed: 'Cancel the seat',
    done: 'The seat is cancelled',
    failed: 'The seat could not be cancelled',
  },
} as const
