import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { useTranslation } from '../../texts/use-translation.ts'
import { Recording } from '../listening/recording.tsx'
import styles from './speaking.module.css'

type Props = {
  task: Pick<SpeakingTask, 'kind' | 'prompt' | 'modelUrl'>
  /** The name of the task, where there are several. */
  about?: string
  onStale?: (() => void) | undefined
}

/** What a task asks, with its model when that is open. */
export function Prompt({ task: { kind, prompt, modelUrl }, about, onStale }: Props) {
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
      {audioUrl && <Sound url={audioUrl} label={t('prompt.recording')} about={about} onStale={onStale} />}
      {modelUrl && (
        <Sound
          url={modelUrl}
          label={t(kind === 'shadow' ? 'prompt.shadow' : 'prompt.model')}
          about={about}
          onStale={onStale}
        />
      )}
    </div>
  )
}

type SoundProps = {
  url: string
  label: string
  about: string | undefined
  onStale: (() => void) | undefined
}

function Sound({ label, about, ...player }: SoundProps) {
  return (
    <figure className={styles.sound}>
      <figcaption>{label}</figcaption>
      <Recording label={[about, label].filter(Boolean).join(': ')} isLazy {...player} />
    </figure>
  )
}
