import { Button, Title } from '@mantine/core'
import type { LevelTestSize } from '@sohbet/contract/level-tests/level-test-attempts'
import { limitSeconds } from '@sohbet/domain/level-test/question'
import IconClock from '#icons/IconClock'
import IconHeadphones from '#icons/IconHeadphones'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { Player } from '../../../parts/level-test/player.ts'
import { hideToast, showWarning } from '../../../ui/feedback/toasts.tsx'
import styles from './info-screen.module.css'
import { NoTestScreen } from './no-test-screen.tsx'
import { SoundCheck } from './sound-check.tsx'
import { ResumeNote } from './resume-note.tsx'
import { countOf, minutesFor } from '../../test-size.ts'
import { useTestSize } from '../../use-test-size.ts'

type Props = { player: Player; isRetake: boolean; isStarting: boolean; onStart: () => void }

export function InfoScreen({ player, isRetake, isStarting, onStart }: Props) {
  const { t } = useTranslation('levelTest')
  const [isHeard, setHeard] = useState(false)
  const soundCheck = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { size, isKnown, isMissing, refetch } = useTestSize()
  const { listening, running } = size
  const needsSound = !isKnown || listening > 0
  // The disabled button loses the focus while the test starts; restore it after a failure
  useEffect(
    () => (isStarting ? () => button.current?.focus({ preventScroll: true }) : undefined),
    [isStarting],
  )

  if (isMissing) return <NoTestScreen onRetry={() => void refetch()} />

  const warning = [t('sound.requiredTitle'), t('sound.required')] as const
  const finishSoundCheck = () => {
    // On a phone it would cover the start button
    hideToast(...warning)
    setHeard(true)
  }
  const start = () => {
    if (isHeard || !needsSound) {
      hideToast(...warning)
      return onStart()
    }
    showWarning(...warning)
    soundCheck.current?.scrollIntoView({ block: 'center' })
    return soundCheck.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.screen}>
      <div>
        <Title order={1}>{t('info.heading')}</Title>
        <p className={styles.intro}>{t('info.intro')}</p>
        <ResumeNote size={size} isRetake={isRetake} />
        <ul className={styles.needs}>
          <li>
            <IconClock size={20} aria-hidden />
            {t('info.minutes', { minutes: minutesFor(size) })}
          </li>
          {needsSound && (
            <li>
              <IconHeadphones size={20} aria-hidden />
              {t('info.quiet')}
            </li>
          )}
        </ul>
        <Stops size={size} isRetake={isRetake} />
      </div>
      <div className={styles.side}>
        {needsSound && (
          <SoundCheck ref={soundCheck} player={player} isDone={isHeard} onDone={finishSoundCheck} />
        )}
        <Button ref={button} fullWidth size="lg" loading={isStarting} onClick={start}>
          {t(running ? 'start.goOn' : 'start.button')}
        </Button>
        <output className={styles.startHint}>
          {t(isStarting ? 'start.going' : running ? 'start.goOnHint' : 'start.hint')}
        </output>
      </div>
    </div>
  )
}

/** The parts of the test, in order. */
function Stops({ size, isRetake }: { size: LevelTestSize; isRetake: boolean }) {
  const { t } = useTranslation('levelTest')
  const { text, listening } = size
  const stops = [
    [t('info.count', { count: countOf(size) }), t('info.countHint')],
    text > 0 && [t('info.text', { count: text }), t('info.textHint', { seconds: limitSeconds.text })],
    listening > 0 && [
      t('info.listening', { count: listening }),
      t('info.listeningHint', { seconds: limitSeconds.listening }),
    ],
    [t('info.level'), t(isRetake ? 'info.levelAgainHint' : 'info.levelHint')],
  ].filter((stop) => stop !== false)
  return (
    <ol className={styles.line} aria-label={t('info.factsLabel')}>
      {stops.map(([name, hint]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{hint}</span>
        </li>
      ))}
    </ol>
  )
}
