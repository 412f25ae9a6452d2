import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Radio.css'
import { Button, Checkbox, Radio } from '@mantine/core'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import type { MoveTarget } from '@sohbet/contract/selling/moving'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatDay } from '../../../ui/format.ts'
import styles from '../enrollments.module.css'
import { moveTargetsQuery, useMoveEnrollment } from '../moving.queries.ts'
import { useMoney } from '../use-money.ts'
import { useNameOf } from './use-name-of.ts'

type Props = { enrollment: EnrollmentForAdmin | undefined; onClose: () => void }

export function MoveEnrollment({ enrollment, onClose }: Props) {
  const { t } = useTranslation('moving')
  return (
    <FormDialog title={t('title')} subject={enrollment} onClose={onClose}>
      {(shown, { onDone }) => <MoveForm enrollment={shown} onDone={onDone} />}
    </FormDialog>
  )
}

function MoveForm({ enrollment, onDone }: { enrollment: EnrollmentForAdmin; onDone: () => void }) {
  const { t } = useTranslation('moving')
  const language = useLanguage()
  const username = useNameOf(enrollment)
  const { data, error, refetch } = useQuery(moveTargetsQuery(enrollment.id))
  const { mutate, isPending } = useMoveEnrollment(enrollment.id)
  const [courseId, choose] = useState('')
  const [isWaived, setWaived] = useState(false)
  const target = data?.find(({ id }) => id === courseId)
  if (error && !data)
    return <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={4} />
  const submit = ({ difference, name }: MoveTarget) =>
    mutate(
      { courseId, isWaived, difference },
      {
        onSuccess: () => {
          showSuccess(t('done', { username, course: name }))
          onDone()
        },
        onError: (failure) => showError(t('failed'), errorMessage(failure)),
      },
    )
  return (
    <div className={styles.form}>
      <p className={styles.who}>{t('who', { username, course: enrollment.courseName })}</p>
      <p>{t('consequences')}</p>
      {data.length === 0 ? (
        <p role="note">{t('none')}</p>
      ) : (
        <Radio.Group label={t('choose')} value={courseId} onChange={choose}>
          <div className={styles.choices}>
            {data.map((course) => (
              <Radio
                key={course.id}
                size="md"
                value={course.id}
                label={t('target', {
                  course: course.name,
                  from: formatDay(course.startDate, language),
                  to: formatDay(course.endDate, language),
                  count: course.spotsLeft,
                })}
                description={
                  course.clashes.length > 0 &&
                  t('clash', { courses: course.clashes.map((name) => `“${name}”`).join(', ') })
                }
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {target && <Difference target={target} isWaived={isWaived} onWaive={setWaived} />}
      <Button disabled={!target} loading={isPending} onClick={() => target && submit(target)}>
        {t('submit')}
      </Button>
    </div>
  )
}

type DifferenceProps = { target: MoveTarget; isWaived: boolean; onWaive: (isWaived: boolean) => void }

function Difference({ target, isWaived, onWaive }: DifferenceProps) {
  const { t } = useTranslation('moving')
  const money = useMoney()
  const { difference, refund, currency } = target
  const amount = money(Math.abs(difference), currency)
  if (difference === 0) return <p>{t('same')}</p>
  if (difference < 0) return <p>{t('cheaper', { amount, refund: money(refund, currency) })}</p>
  return (
    <>
      <p>{t('dearer', { amount })}</p>
      <Checkbox
        label={t('waive')}
        description={t('waiveHint')}
        checked={isWaived}
        onChange={({ currentTarget }) => onWaive(currentTarget.checked)}
      />
    </>
  )
}
