import { Alert, Button } from '@mantine/core'
import IconCheck from '#icons/IconCheck'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
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
import { StepFrame } from '../step-frame.tsx'
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
  const summary = { course, plan: choice.plan, due: 'free-seat' } as const
  if (course.waitingPlace !== null) return <InLine summary={summary} place={course.waitingPlace} />
  const back = (
    <Button variant="default" disabled={isPending} onClick={onBack}>
      {t('wizard.back')}
    </Button>
  )
  if (!hasWaitingList)
    return (
      <StepFrame {...summary} actions={back}>
        <p className={styles.intro}>{t('waiting.closed')}</p>
      </StepFrame>
    )
  const actions = (
    <>
      {back}
      <Button className={styles.onward} loading={isPending} onClick={() => void wait()}>
        {t('waiting.join')}
      </Button>
    </>
  )
  return (
    <StepFrame {...summary} actions={actions}>
      <p className={styles.intro}>{t(course.price === 0 ? 'freeCourse.waiting' : 'waiting.intro')}</p>
      {course.price > 0 && (
        <PlanChoice
          course={course}
          offers={course.offer.plans}
          plan={choice.plan}
          isDisabled={isPending}
          onChange={(plan) => onChoice(withoutConsents(plan))}
        />
      )}
    </StepFrame>
  )
}

type InLineProps = { summary: Omit<ComponentProps<typeof StepFrame>, 'actions' | 'children'>; place: number }

function InLine({ summary, place }: InLineProps) {
  const { t } = useTranslation('enrollment')
  const { leave, isLeaving, dialog } = useLeaveLine()
  const { id: courseId, name: courseName } = summary.course
  const actions = (
    <>
      <Button
        className={styles.onward}
        variant="default"
        loading={isLeaving}
        onClick={() => void leave({ courseId, courseName, place })}
      >
        {t('waiting.leave')}
      </Button>
      <Button className={styles.onward} component={Link} to={learnerPaths.courses}>
        {t('held.myCourses')}
      </Button>
    </>
  )
  return (
    <StepFrame {...summary} actions={actions}>
      <Alert
        color="green"
        variant="light"
        title={t('waiting.joined')}
        icon={<IconCheck color="var(--green)" aria-hidden />}
      >
        {t('waiting.joinedHint', { place })}
      </Alert>
      {dialog}
    </StepFrame>
  )
}
