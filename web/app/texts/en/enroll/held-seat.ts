/** A seat that the learner has, or that is held for the learner. */
export const held = {
  title: 'Your seat is waiting for you',
  text: 'A seat in “{{course}}” is held for you until {{moment}}. Pay by then and it is yours.',
  active: 'You are in',
  activeText: 'You are enrolled in “{{course}}” already.',
  myCourses: 'My courses',
} as const

export const homeCard = {
  pending: 'Your seat is waiting for you',
  pendingText: 'Pay for “{{course}}” by {{moment}} and it is yours.',
} as const
