/** Seats for which there is nothing to pay, and so no money back. */
export const freeCourse = {
  waiting:
    'Every seat of this course is taken. As soon as one is free, the first in line gets a mail and has 24 hours to take it; then the next.',
  held: 'A seat in “{{course}}” is held for you until {{moment}}. Take it by then and it is yours.',
  homeCard: 'Take your seat in “{{course}}” by {{moment}} and it is yours.',
  status: 'offered',
  timeLeft: '{{time}} left to take the seat',
  timeOver: 'The time to take the seat is over',
  take: 'Take the seat',
  giveUpAsk:
    'Give up your seat in “{{course}}”? Somebody else can have it. After two seats in a course that you did not take you can hold the next one only after 24 hours.',
  cancelUntil: 'Can be cancelled until {{moment}}.',
  cancelChanged: 'The school has changed the dates or times, so you can cancel until {{moment}}.',
  cancelAsk: 'Cancel your seat in “{{course}}”? Somebody else can have it.',
} as const
