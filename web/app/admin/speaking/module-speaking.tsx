import { Button } from '@mantine/core'
import type { TaskList } from '@sohbet/contract/catalogue/speaking-tasks'
import { maxTasks } from '@sohbet/domain/speaking/task'
import IconPlus from '#icons/IconPlus'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import styles from './speaking.module.css'
import { emptyTask, tasksQuery } from './speaking.queries.ts'
import { TaskCard } from './task-card.tsx'
import { useTasksForm } from './use-tasks-form.tsx'

type Props = { moduleId: string; isReadOnly: boolean }

/** The speaking tasks of a module, saved as one list. */
export function ModuleSpeaking({ moduleId, isReadOnly }: Props) {
  const { t } = useTranslation('speakingTasks')
  const { data, error, refetch } = useFreshQuery(tasksQuery(moduleId))
  return (
    <div className={styles.whole}>
      <p className={styles.soft}>{t('intro')}</p>
      {data ? (
        <TasksForm moduleId={moduleId} isReadOnly={isReadOnly} saved={data} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={6} />
      )}
    </div>
  )
}

function TasksForm({ moduleId, isReadOnly, saved }: Props & { saved: TaskList }) {
  const { t } = useTranslation('speakingTasks')
  const { form, submit, isPending, dialogs } = useTasksForm(moduleId, saved)
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, string>>(new Map())
  const { confirm, dialog } = useConfirm()
  const { tasks } = form.values
  const isFull = tasks.length >= maxTasks

  const remove = async (index: number) => {
    const { id, text = '' } = tasks[index] ?? {}
    const message = t('removeAsk', { number: index + 1 })
    const isNew = !id && text.trim() === ''
    if (isNew || (await confirm({ message, isDestructive: true }))) form.removeListItem('tasks', index)
  }
  /** The signed URL of a file of ours; one that was just uploaded has its own. */
  const opensAt = (link: string) => uploaded.get(link) ?? openedIn(saved, link) ?? link

  return (
    <form noValidate onSubmit={submit} className={styles.whole}>
      <fieldset disabled={isPending || isReadOnly} className={styles.plain}>
        {tasks.length === 0 && (
          <EmptyState drawing="bubbles" title={t('none')} hint={isReadOnly ? undefined : t('noneHint')} />
        )}
        {tasks.map((task, index) => (
          <TaskCard
            // oxlint-disable-next-line react/no-array-index-key -- their fields are named by their place too
            key={index}
            form={form}
            index={index}
            isLast={index === tasks.length - 1}
            isReadOnly={isReadOnly}
            learnerCount={saved.tasks.find(({ id }) => id === task.id)?.learnerCount ?? 0}
            opensAt={opensAt}
            onUploaded={(link, url) => setUploaded((known) => new Map(known).set(link, url))}
            onMove={(to) => form.reorderListItem('tasks', { from: index, to })}
            onRemove={() => void remove(index)}
          />
        ))}
        {!isReadOnly && !isFull && (
          <Button
            variant="default"
            className={styles.start}
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => form.insertListItem('tasks', emptyTask)}
          >
            {t('add')}
          </Button>
        )}
      </fieldset>
      {!isReadOnly && (
        <SaveBar isDirty={form.isDirty()} faultCount={Object.keys(form.errors).length}>
          <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        </SaveBar>
      )}
      {dialog}
      {dialogs}
    </form>
  )
}

function openedIn({ tasks }: TaskList, link: string): string | undefined {
  const pairs = tasks.flatMap((task) => [
    [task.pictureUrl, task.pictureOpens],
    [task.audioUrl, task.audioPlays],
    [task.modelUrl, task.modelPlays],
  ])
  return pairs.find(([stored]) => stored === link)?.[1] ?? undefined
}
