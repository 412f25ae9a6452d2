import type { ReviewCard } from '@sohbet/contract/learning/review'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { BusLine } from '../../parts/stage/bus-line.tsx'
import { askedAs, isOnlyHeard } from './asked-as.ts'
import type { CardProps } from './card-props.ts'
import { QuestionCard } from './question-card.tsx'
import { RecallCard } from './recall-card.tsx'
import { ReviewOver } from './review-over.tsx'
import type { Round } from './review-start.tsx'
import styles from './review.module.css'
import { useRate, type Rated } from './review.queries.ts'
import { WordCard } from './word-card.tsx'

type Props = Round & { onAgain: () => void }

/** Card after card, then what was learnt. */
export function ReviewRun({ cards, isQuiet: beginsQuiet, onAgain }: Props) {
  const { t } = useTranslation('review')
  const rate = useRate()
  const [isQuiet, setQuiet] = useState(beginsQuiet)
  const [rated, setRated] = useState<readonly Rated[]>([])
  const isRated = ({ id }: ReviewCard) => rated.some((one) => one.card.id === id)
  const asked = cards.filter((card) => isRated(card) || !(isQuiet && isOnlyHeard(card)))
  const card = asked.find((one) => !isRated(one))
  if (!card) return <ReviewOver rated={rated} onAgain={onAgain} />
  const number = rated.length + 1
  return (
    <Card
      key={card.id}
      card={card}
      asking={askedAs(card, isQuiet)}
      isLast={number === asked.length}
      canListen={!isQuiet}
      onQuiet={() => setQuiet(true)}
      onRated={(rating) => {
        const next = { card, ...rating }
        rate(next)
        setRated([...rated, next])
      }}
      line={
        <BusLine position={rated.length} count={asked.length}>
          <h1 className={styles.place}>{t('place', { number, count: asked.length })}</h1>
        </BusLine>
      }
    />
  )
}

function Card({ card, ...props }: CardProps & { card: ReviewCard }) {
  const { word, question } = card
  if (question) return <QuestionCard {...props} cardId={card.id} question={question} />
  if (!word) return null
  return props.asking === 'recall' ? (
    <RecallCard {...props} cardId={card.id} word={word} />
  ) : (
    <WordCard {...props} cardId={card.id} word={word} isNew={card.isNew} />
  )
}
