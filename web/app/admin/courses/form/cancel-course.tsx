import { Button, Textarea } from '@mantine/core'
import type { Course } from '@sohbet/contract/catalogue/courses'
import type { CancellationAnswer } from '@sohbet/contract/selling/moving'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatAmount, formatDateTime } from '../../../ui/format.ts'
import { cancellationQuery, useCancelCourse } from '../../enrollments/moving.queries.ts'
import styles from '../courses.module.css'

/** Cancels the course with a reason; afterwards shows what its learners chose. */
export function CancelCourse({ course }: { course: Course }) {
  if (course.isCancelled) return <Answers courseId={course.id} />
  return course.isActive && course.status !== 'completed' ? <Cancel course={course} /> : null
}

function Cancel({ course }: { course: Course }) {
  const { t } = useTranslation('moving')
  const [reason, setReason] = useState('')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: cancel } = useCancelCourse(course.id)
  const ask = async () => {
    try {
      const message = t('cancel.ask', { course: course.name })
      if (await confirm({ message, isDestructive: true, action: () => cancel(reason.trim()) }))
        showSuccess(t('cancel.done'))
    } catch (error) {
      showError(t('cancel.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <h3 className={styles.heading}>{t('cancel.title')}</h3>
      <p className={styles.plain}>{t('cancel.hint')}</p>
      <Textarea
        label={t('cancel.reason')}
        value={reason}
        maxLength={500}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button
        variant="default"
        className={styles.start}
        disabled={reason.trim() === ''}
        onClick={() => void ask()}
      >
        {t('cancel.submit')}
      </Button>
      {dialog}
    </>
  )
}

function Answers({ courseId }: { courseId: string }) {
  const { t } = useTranslation('moving')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(cancellationQuery(courseId))
  if (error && !data)
    return (
      <ErrorState title={t('cancel.loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data?.cancelledAt) return <LoadingState lines={3} />
  const time = formatDateTime(data.cancelledAt, language)
  return (
    <>
      <p className={styles.plain}>{t('cancel.since', { time, reason: data.reason ?? '' })}</p>
      {data.chooseUntil && (
        <p className={styles.plain}>
          {t('cancel.until', { time: formatDateTime(data.chooseUntil, language) })}
        </p>
      )}
      <h3 className={styles.heading}>{t('cancel.answers')}</h3>
      {data.answers.length === 0 ? (
        <p className={styles.soft}>{t('cancel.nobody')}</p>
      ) : (
        <ul>
          {data.answers.map((answer) => (
            <li key={answer.enrollmentId}>
              <Answer answer={answer} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Answer({ answer }: { answer: CancellationAnswer }) {
  const { t } = useTranslation('moving')
  const language = useLanguage()
  const amount = formatAmount(answer.refund, answer.currency, language)
  return (
    <>
      {answer.user?.username ?? t('cancel.erased')}:{' '}
      {t(`cancel.${answer.answer ?? 'open'}`, { amount, course: answer.movedTo ?? '' })}
    </>
  )
}
