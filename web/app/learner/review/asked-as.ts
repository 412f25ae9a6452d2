import type { ReviewCard } from '@sohbet/contract/learning/review'
import type { Asking } from '@sohbet/domain/review/grade'

/** A learner who cannot listen now is asked by the translation instead. */
export const askedAs = ({ asking, word }: ReviewCard, isQuiet: boolean): Asking =>
  isQuiet && asking === 'listen' && word?.translation ? 'translate' : asking

/** A card that cannot be asked without its sound. */
export const isOnlyHeard = ({ word, question, asking }: ReviewCard): boolean =>
  question?.sourceType === 'audio' || (asking === 'listen' && !word?.translation)
