import { Button } from '@mantine/core'
import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { AboutLesson } from './about-lesson.tsx'
import { freeCoachesQuery, useHandOver } from './admin-lessons.queries.ts'
import styles from './admin-lessons.module.css'

type Props = { lesson: AdminLesson | undefined; onClose: () => void }

export function HandOverLesson({ lesson, onClose }: Props) {
  const { t } = useTranslation('adminLessons')
  return (
    <FormDialog title={t('handOver.title')} subject={lesson} onClose={onClose}>
      {(shown, { onDone }) => <HandOverForm lesson={shown} onDone={onDone} />}
    </FormDialog>
  )
}

function HandOverForm({ lesson, onDone }: { lesson: AdminLesson; onDone: () => void }) {
  const { id } = lesson
  const { t } = useTranslation('adminLessons')
  const { data, error, refetch } = useQuery(freeCoachesQuery(id))
  const { mutate: handOver, isPending } = useHandOver()
  const [chosen, choose] = useState('')
  if (!data && error)
    return (
      <ErrorState
        title={t('handOver.loadFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={3} />
  if (data.length === 0)
    return (
      <div className={styles.form}>
        <AboutLesson lesson={lesson} />
        {/* The school moves private lessons only */}
        <p role="note">{t(lesson.kind === 'private' ? 'handOver.none' : 'handOver.noneForSeveral')}</p>
      </div>
    )
  const coachId = chosen || (data[0]?.id ?? '')
  const submit = () =>
    handOver(
      { id, coachId },
      {
        onSuccess: () => {
          showSuccess(t('handOver.done'))
          onDone()
        },
        onError: (failure) => showError(t('handOver.failed'), errorMessage(failure)),
      },
    )
  return (
    <div className={styles.form}>
      <AboutLesson lesson={lesson} />
      <p>{t('handOver.hint')}</p>
      <SelectBox
        label={t('handOver.coach')}
        value={coachId}
        data={data.map((coach) => ({ value: coach.id, label: coach.name }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button loading={isPending} onClick={submit}>
        {t('handOver.submit')}
      </Button>
    </div>
  )
}
