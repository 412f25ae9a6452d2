import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { limitSeconds } from '@sohbet/domain/level-test/question'
import IconClock from '#icons/IconClock'
import IconHeadphones from '#icons/IconHeadphones'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './info-screen.module.css'
import { sizeQuery } from './level-test.queries.ts'
import type { Player } from '../parts/level-test/player.ts'
import { showWarning } from '../ui/toasts.tsx'
import { SoundCheck } from './sound-check.tsx'
import { usualQuestions } from './usual-questions.ts'

const audioAndCountdownSeconds = 14
/** Nobody plans by the minute. */
const roundMinutes = (seconds: number) => Math.round(seconds / 300) * 5

export function InfoScreen({ player, onStart }: { player: Player; onStart: () => void }) {
  const { t } = useTranslation('levelTest')
  const [isHeard, setHeard] = useState(false)
  const soundCheck = useRef<HTMLElement>(null)
  const { data: { text, listening } = usualQuestions } = useQuery(sizeQuery)
  const seconds = text * limitSeconds.text + listening * (limitSeconds.listening + audioAndCountdownSeconds)
  const stops = [
    [t('info.count', { count: text + listening }), t('info.countHint')],
    text > 0 && [t('info.text', { count: text }), t('info.textHint', { seconds: limitSeconds.text })],
    listening > 0 && [
      t('info.listening', { count: listening }),
      t('info.listeningHint', { seconds: limitSeconds.listening }),
    ],
    [t('info.level'), t('info.levelHint')],
  ].filter((stop) => stop !== false)

  const start = () => {
    if (isHeard) return onStart()
    showWarning(t('sound.requiredTitle'), t('sound.required'))
    soundCheck.current?.scrollIntoView({ block: 'center' })
    soundCheck.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.screen}>
      <div>
        <Title order={1}>{t('info.heading')}</Title>
        <p className={styles.intro}>{t('info.intro')}</p>
        <ul className={styles.needs}>
          <li>
            <IconClock size={20} aria-hidden />
            {t('info.minutes', { minutes: roundMinutes(seconds) })}
          </li>
          <li>
            <IconHeadphones size={20} aria-hidden />
            {t('info.quiet')}
          </li>
        </ul>
        <ol className={styles.line} aria-label={t('info.factsLabel')}>
          {stops.map(([name, hint]) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.side}>
        <SoundCheck ref={soundCheck} player={player} isDone={isHeard} onDone={() => setHeard(true)} />
        <Button fullWidth size="lg" onClick={start}>
          {t('start.button')}
        </Button>
        <p className={styles.startHint}>{t('start.hint')}</p>
      </div>
    </div>
  )
}
