import { levelTestQuestionFields } from '@sohbet/contract/catalogue/level-test-questions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../texts/language.ts'
import { formatNumber } from '../../../ui/format.ts'
import editor from '../../question-editor/question-editor.module.css'
import styles from './questions.module.css'

type Props = { url: string; onLength?: (seconds: number | null) => void }

const { audioSeconds } = levelTestQuestionFields.shape

/** A small player that shows the length of the recording, or that it cannot be played. */
export function Recording({ url, onLength }: Props) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  const [seconds, setSeconds] = useState<number>()
  const [isBroken, setBroken] = useState(false)

  const measure = (duration: number) => {
    setBroken(false)
    // An endless stream has no length
    const length = audioSeconds.safeParse(Math.round(duration * 10) / 10).data ?? undefined
    setSeconds(length)
    onLength?.(length ?? null)
  }

  return (
    <div className={styles.recording}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a transcript would reveal the answer */}
      <audio
        controls
        preload="metadata"
        src={url}
        aria-label={t('audio.player')}
        onLoadedMetadata={({ currentTarget }) => measure(currentTarget.duration)}
        onError={() => {
          setBroken(true)
          onLength?.(null)
        }}
      />
      <p className={isBroken ? editor.fault : editor.hint} aria-live="polite">
        {isBroken
          ? t('audio.unplayable')
          : seconds !== undefined && t('audio.seconds', { seconds: formatNumber(seconds, language) })}
      </p>
    </div>
  )
}
