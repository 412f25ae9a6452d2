import { Button, Loader } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconEar from '#icons/IconEar'
import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import IconRefresh from '#icons/IconRefresh'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asking, FlowEvent } from './flow.ts'
import styles from './listening-stage.module.css'

type Props = { asking: Asking; tell: Dispatch<FlowEvent> }

/** Where the recording stands. There is nothing to steer: it plays once, by itself. */
export function ListeningStage({ asking, tell }: Props) {
  const { t } = useTranslation('levelTest')
  const { phase, countdown, deadline } = asking
  switch (phase) {
    case 'loading':
    case 'showing':
      return (
        <div className={styles.stage}>
          <Loader size={28} color="var(--cool)" aria-hidden />
          <Words title={t('listening.loading')} hint={deadline === null && t('listening.loadingHint')} />
        </div>
      )
    case 'unplayable':
      return (
        <div className={styles.stage} role="alert">
          <IconAlertTriangle size={28} color="var(--red)" aria-hidden />
          <Words
            title={t('listening.failed')}
            hint={t(deadline === null ? 'listening.failedHint' : 'listening.failedLateHint')}
          />
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => tell({ type: 'retryAudio' })}
          >
            {t('listening.retry')}
          </Button>
        </div>
      )
    case 'blocked':
      return (
        <div className={styles.stage}>
          <IconEar size={28} aria-hidden />
          <Words title={t('listening.blocked')} hint={t('listening.blockedHint')} />
          <Button
            leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
            onClick={() => tell({ type: 'goOnPlaying' })}
          >
            {t('listening.play')}
          </Button>
        </div>
      )
    case 'countdown':
      return (
        <div className={styles.stage}>
          <span className={styles.count} key={countdown}>
            {countdown}
          </span>
          <Words title={t('listening.countdown')} hint={t('listening.playingHint')} />
        </div>
      )
    case 'playing':
      return (
        <div className={styles.stage} data-on>
          <span className={styles.wave} aria-hidden>
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          <Words title={t('listening.playing')} hint={t('listening.playingHint')} />
        </div>
      )
    default:
      return (
        <div className={styles.stage}>
          <IconEar size={28} aria-hidden />
          <Words title={t('listening.done')} isSpoken />
        </div>
      )
  }
}

type WordsProps = { title: string; hint?: string | false; isSpoken?: boolean }

const Words = ({ title, hint, isSpoken = false }: WordsProps) => (
  <p className={styles.words} role={isSpoken ? 'status' : undefined}>
    <strong>{title}</strong>
    {hint && <span>{hint}</span>}
  </p>
)
