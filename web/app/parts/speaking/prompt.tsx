import type { SpeakingTask } from '@sohbet/contract/learning/speaking-task'
import { useTranslation } from 'react-i18next'
import { Recording } from '../listening/recording.tsx'
import styles from './speaking.module.css'

type Props = {
  task: Pick<SpeakingTask, 'kind' | 'prompt' | 'modelUrl'>
  onStale?: () => void
}

/** What a task asks, with its model when that is open. */
export function Prompt({ task: { kind, prompt, modelUrl }, onStale }: Props) {
  const { t } = useTranslation('speaking')
  const { text, pictureUrl, audioUrl } = prompt
  return (
    <div className={styles.prompt}>
      {text && (
        <p className={styles.text} lang="en">
          {text}
        </p>
      )}
      {pictureUrl && <img className={styles.picture} src={pictureUrl} alt={t('prompt.picture')} />}
      {audioUrl && <Recording url={audioUrl} label={t('prompt.recording')} isLazy onStale={onStale} />}
      {modelUrl && (
        <Recording
          url={modelUrl}
          label={t(kind === 'shadow' ? 'prompt.shadow' : 'prompt.model')}
          isLazy
          onStale={onStale}
        />
      )}
    </div>
  )
}
