/** The form of a new group class. */
export const groupClass = {
  action: 'Open a group class',
  title: 'Open a group class',
  intro: 'Choose a time at which the coach has no lesson or session. It may lie outside the lesson hours.',
  coach: 'Coach',
  topic: 'Topic',
  topicHint: 'Learners read it before they join. Write it in English.',
  day: 'Day',
  time: 'Time (Istanbul)',
  levelFrom: 'Lowest level',
  levelTo: 'Highest level',
  seats: 'Seats',
  leastSeats: 'At least',
  rule: 'With too few learners the class is cancelled when its bookings end, and the credits go back.',
  open: 'Open the class',
  done: 'The class is open. Learners of these levels can join.',
  failed: 'The class could not be opened',
} as const
