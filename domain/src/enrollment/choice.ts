/** What a learner of a cancelled course gets: a seat in another course, or the refund, also without an answer. */
export const choiceAnswers = ['moved', 'refunded', 'unanswered'] as const
export type ChoiceAnswer = (typeof choiceAnswers)[number]
