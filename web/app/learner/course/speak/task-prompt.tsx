import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { isSpoken } from '@sohbet/domain/speaking/recording'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Prompt } from '../../../parts/speaking/prompt.tsx'
import styles from './speak.module.css'

type Props = { task: SpeakingTask; title: string; onStale: () => void }

/** What the learner reads, sees and hears before speaking, and until then what to do with it. */
export function TaskPrompt({ task, title, onStale }: Props) {
  const { t } = useTranslation('speak')
  return (
    <>
      <Prompt task={task} about={title} onStale={onStale} />
      {!isSpoken(task.state) && <p className={styles.note}>{t(`hint.${task.kind}`)}</p>}
      {task.hasModel && !task.modelUrl && <p className={styles.note}>{t('modelLater')}</p>}
    </>
  )
}
