import { levelTestQuestionFields } from '@sohbet/contract/level-tests/level-test-question-fields'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Recording as Player } from '../../../parts/listening/recording.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { formatNumber } from '../../../ui/format.ts'
import editor from '../../question-editor/question-editor.module.css'
import styles from './questions.module.css'

type Props = { url: string; onLength?: (seconds: number | null) => void }

const { audioSeconds } = levelTestQuestionFields.shape

/** The recording of a question with its exact length, which the level test needs. */
export function Recording({ url, onLength }: Props) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  const [seconds, setSeconds] = useState<number>()

  const measure = (duration: number) => {
    // An endless stream has no length
    const length = audioSeconds.safeParse(Math.round(duration * 10) / 10).data ?? undefined
    setSeconds(length)
    onLength?.(length ?? null)
  }
  const forget = () => {
    setSeconds(undefined)
    onLength?.(null)
  }

  return (
    <div className={styles.recording}>
      <Player key={url} url={url} label={t('audio.player')} onLength={measure} onStale={forget} />
      <p className={editor.hint} aria-live="polite">
        {seconds !== undefined && t('audio.seconds', { seconds: formatNumber(seconds, language) })}
      </p>
    </div>
  )
}
