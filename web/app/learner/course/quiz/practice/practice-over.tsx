import { Button, Title } from '@mantine/core'
import IconArrowRight from '#icons/IconArrowRight'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { BusLine } from '../../../../parts/stage/bus-line.tsx'
import { Steam, TeaGlass } from '../../../../parts/pictures/tea.tsx'
import styles from './practice.module.css'

type Props = { count: number; wrongCount: number; onAgain: () => void; onLeave: () => void }

/** The end of a round: once more with what was wrong, or back to the result. */
export function PracticeOver({ count, wrongCount, onAgain, onLeave }: Props) {
  const { t } = useTranslation('player')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const isAllRight = wrongCount === 0
  return (
    <section className={styles.over}>
      <BusLine position={count} count={count}>
        <span>{t('quiz.questions', { count })}</span>
      </BusLine>
      <svg className={styles.tea} viewBox="-160 -110 320 420" aria-hidden focusable="false">
        <circle cy="84" r="158" fill="var(--pic-sky)" />
        <Steam x={0} y={-12} />
        <TeaGlass x={0} y={296} />
      </svg>
      <Title order={2} ref={heading} tabIndex={-1}>
        {t(isAllRight ? 'practice.allRight' : 'practice.score', {
          correct: count - wrongCount,
          total: count,
        })}
      </Title>
      <p>{t(isAllRight ? 'practice.allRightHint' : 'practice.scoreHint')}</p>
      <div className={styles.ways}>
        {!isAllRight && (
          <Button size="lg" onClick={onAgain}>
            {t('practice.start', { count: wrongCount })}
          </Button>
        )}
        <Button
          size="lg"
          variant={isAllRight ? 'filled' : 'default'}
          rightSection={<IconArrowRight size={20} aria-hidden />}
          onClick={onLeave}
        >
          {t('practice.leave')}
        </Button>
      </div>
    </section>
  )
}
