import { Alert, Button } from '@mantine/core'
import IconCheck from '#icons/IconCheck'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { useJoinWaitingList } from '../../enrollment/enrollment.queries.ts'
import { PlanChoice } from '../../enrollment/plan-choice.tsx'
import { useHasWaitingList } from '../../enrollment/use-has-waiting-list.ts'
import { useLeaveLine } from '../../enrollment/use-leave-line.ts'
import { learnerPaths } from '../../learner-paths.ts'
import styles from '../enroll.module.css'
import { withoutConsents, type LastStepProps } from '../enrollment-choice.ts'

/** Replaces the payment step when the course is full. */
export function WaitingStep({ course, choice, onChoice, onBack }: LastStepProps) {
  const { t } = useTranslation('enrollment')
  const { mutateAsync: join, isPending } = useJoinWaitingList()
  const wait = useSingleFlight(async () => {
    try {
      await join({ courseId: course.id, plan: course.price === 0 ? 'basic' : choice.plan })
    } catch (error) {
      showError(t('waiting.failed'), errorMessage(error))
    }
  })
  const hasWaitingList = useHasWaitingList()
  if (course.waitingPlace !== null) return <InLine course={course} place={course.waitingPlace} />
  if (!hasWaitingList)
    return (
      <>
        <p className={styles.intro}>{t('waiting.closed')}</p>
        <div className={styles.actions}>
          <Button variant="default" onClick={onBack}>
            {t('wizard.back')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className={styles.intro}>{t('waiting.intro')}</p>
      {course.price > 0 && (
        <PlanChoice
          course={course}
          plan={choice.plan}
          isDisabled={isPending}
          onChange={(plan) => onChoice(withoutConsents(plan))}
        />
      )}
      <div className={styles.actions}>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          {t('wizard.back')}
        </Button>
        <Button className={styles.onward} loading={isPending} onClick={() => void wait()}>
          {t('waiting.join')}
        </Button>
      </div>
    </>
  )
}

function InLine({ course, place }: { course: LastStepProps['course']; place: number }) {
  const { t } = useTranslation('enrollment')
  const { leave, isLeaving, dialog } = useLeaveLine()
  return (
    <>
      <Alert
        color="green"
        variant="light"
        title={t('waiting.joined')}
        icon={<IconCheck color="var(--green)" aria-hidden />}
      >
        {t('waiting.joinedHint', { place })}
      </Alert>
      <div className={styles.actions}>
        <Button
          className={styles.onward}
          variant="default"
          loading={isLeaving}
          onClick={() => void leave({ courseId: course.id, courseName: course.name, place })}
        >
          {t('waiting.leave')}
        </Button>
        <Button className={styles.onward} component={Link} to={learnerPaths.courses}>
          {t('held.myCourses')}
        </Button>
      </div>
      {dialog}
    </>
  )
}
