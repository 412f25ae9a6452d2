import { Button, Title } from '@mantine/core'
import type { ReviewCard } from '@sohbet/contract/learning/review'
import { secondsOfCard } from '@sohbet/domain/review/card'
import IconArrowRight from '#icons/IconArrowRight'
import IconCheck from '#icons/IconCheck'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { BusLine } from '../../parts/stage/bus-line.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { isOnlyHeard } from './asked-as.ts'
import styles from './review.module.css'
import { keepMedia } from './sounds.ts'

/** The cards of one round, as they were when it began. */
export type Round = { cards: readonly ReviewCard[]; isQuiet: boolean }

type Props = {
  cards: readonly ReviewCard[]
  /** Due cards beyond these. */
  more: number
  onStart: (round: Round) => void
}

/** Before the first card. Meanwhile the sounds are fetched, so that the round needs no connection. */
export function ReviewStart({ cards, more, onStart }: Props) {
  const { t } = useTranslation('review')
  const [isQuiet, setQuiet] = useState(false)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isHere = true
    void keepMedia(cards).then((all) => isHere && setKept(all))
    return () => {
      isHere = false
    }
  }, [cards])
  const count = (isQuiet ? cards.filter((card) => !isOnlyHeard(card)) : cards).length
  const minutes = Math.max(1, Math.round((count * secondsOfCard) / 60))
  return (
    <div className={styles.start}>
      <div className={styles.invitation}>
        <Title order={1}>{t('title')}</Title>
        <BusLine position={0} count={count}>
          <strong>{t('cards', { count })}</strong>
        </BusLine>
        <p className={styles.lead}>{t('minutes', { count: minutes })}</p>
        <p>{t('hint')}</p>
        {more > 0 && <p>{t('more', { count: more })}</p>}
        <Switch
          label={t('quiet')}
          checked={isQuiet}
          onChange={({ currentTarget }) => setQuiet(currentTarget.checked)}
          styles={{ body: { minHeight: 44, alignItems: 'center' } }}
        />
        <output className={styles.kept}>
          {isKept && (
            <>
              <IconCheck size={20} aria-hidden />
              {t('kept')}
            </>
          )}
        </output>
      </div>
      <Button
        size="lg"
        disabled={count === 0}
        rightSection={<IconArrowRight size={20} aria-hidden />}
        onClick={() => onStart({ cards, isQuiet })}
      >
        {t('start')}
      </Button>
    </div>
  )
}
