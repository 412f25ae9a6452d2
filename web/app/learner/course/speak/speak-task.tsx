import { Button } from '@mantine/core'
import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import IconMicrophone from '#icons/IconMicrophone'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Recorder } from '../../../parts/recorder/recorder.tsx'
import { Sent } from './sent.tsx'
import { attemptOf, sendTake, useWaiting } from './speech.ts'
import { TaskPrompt } from './task-prompt.tsx'
import { WaitingRecording } from './waiting-recording.tsx'
import styles from './speak.module.css'

type Props = { task: SpeakingTask; moduleId: string; title: string; onStale: () => void }

export function SpeakTask({ task, moduleId, title, onStale }: Props) {
  const { t } = useTranslation('speak')
  const titleId = useId()
  const waiting = useWaiting(task)
  return (
    <li>
      <section className={styles.task} aria-labelledby={titleId}>
        <header>
          <h2 id={titleId}>{title}</h2>
          <p>{t(`kind.${task.kind}`)}</p>
        </header>
        <TaskPrompt task={task} title={title} onStale={onStale} />
        {task.recordings.map((recording) => (
          <Sent
            key={recording.id}
            recording={recording}
            moduleId={moduleId}
            title={title}
            onStale={onStale}
          />
        ))}
        {waiting && <WaitingRecording key={waiting.entry.recordingId} title={title} {...waiting} />}
        {!waiting && <NextRecording task={task} moduleId={moduleId} title={title} />}
      </section>
    </li>
  )
}

/** The recorder, when a recording may be made; the second one only on request. */
function NextRecording({ task, moduleId, title }: Omit<Props, 'onStale'>) {
  const { t } = useTranslation('speak')
  const [isWanted, setWanted] = useState(false)
  const attempt = attemptOf(task)
  if (task.state === 'finished') return <p className={styles.note}>{t('finished')}</p>
  if (!task.isHeard) return <p className={styles.note}>{t('over')}</p>
  if (attempt === undefined) return null
  if (attempt === 2 && !isWanted)
    return (
      <div className={styles.again}>
        <p>{t('againHint')}</p>
        <Button
          variant="default"
          leftSection={<IconMicrophone size={18} aria-hidden />}
          onClick={() => setWanted(true)}
        >
          {t('again')}
        </Button>
      </div>
    )
  return (
    <div className={styles.recorder}>
      <Recorder
        label={`${title}: ${t(attempt === 1 ? 'record' : 'again')}`}
        why={t('why')}
        maxSeconds={task.seconds}
        maxTakes={speakingLimits.takes}
        isSending={false}
        useLabel={t('use')}
        onUse={({ file, seconds }) => {
          setWanted(false)
          void sendTake({ moduleId, taskId: task.id, file, seconds })
        }}
      />
      {attempt === 2 && (
        <Button variant="subtle" color="gray" onClick={() => setWanted(false)}>
          {t('notAgain')}
        </Button>
      )}
    </div>
  )
}
