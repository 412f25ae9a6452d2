import { Button, Title } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import { prerequisitesQuery } from '../enrollment/enrollment.queries.ts'
import { PurchaseWarnings } from './purchase-warnings.tsx'
import { DetailsStep } from './steps/details-step.tsx'
import styles from './enroll.module.css'
import { PaymentStep } from './steps/payment-step.tsx'
import { PrerequisitesStep } from './steps/prerequisites-step.tsx'
import { OwnClashes } from './steps/own-clashes.tsx'
import { ScheduleStep } from './steps/schedule-step.tsx'
import { StepLine } from './steps/step-line.tsx'
import { reachable, stepAfter, stepBefore, stepNamed, type Step } from './steps/steps.ts'
import { WaitingStep } from './steps/waiting-step.tsx'
import { withoutConsents } from './enrollment-choice.ts'

/** The step is in the URL, so that Back and shared links work. */
function useStep() {
  const [search, setSearch] = useSearchParams()
  return { wanted: stepNamed(search.get('step')), goTo: (step: Step) => setSearch({ step }) }
}

/** From a course to a seat in it. Choices last as long as the screen. */
export function Wizard({ course }: { course: EnrollableCourse }) {
  const { t } = useTranslation('enrollment')
  const { wanted, goTo } = useStep()
  const check = useQuery(prerequisitesQuery(course.id))
  const areMet = Boolean(check.data?.levelTestMet && check.data.previousCourseMet)
  const step = reachable(wanted, areMet)
  const saved = useSession()?.user.plan
  const [choice, setChoice] = useState(withoutConsents(saved ?? 'basic'))
  const isFull = spotsLeft({ ...course, isActive: true, isClosedToEnrolments: false }) === 0
  const isWaiting = isFull && step === 'payment'
  const heading = useFocusOnChange(step, isWaiting)
  const isStopped = step === 'prerequisites' && !areMet
  return (
    <div className={styles.wizard}>
      <Title order={1} className={styles.course}>
        {course.name}
      </Title>
      <StepLine step={step} />
      <Title order={2} ref={heading} tabIndex={-1} className={styles.heading}>
        {isWaiting ? t('waiting.title') : t(`wizard.steps.${step}`)}
      </Title>
      {(step === 'details' || step === 'payment') && (
        <PurchaseWarnings course={course} sameTypeCourse={check.data?.sameTypeCourse} />
      )}
      {step === 'details' && <DetailsStep course={course} isFull={isFull} />}
      {step === 'prerequisites' && <PrerequisitesStep course={course} check={check} />}
      {step === 'schedule' && (
        <>
          <OwnClashes course={course} />
          <ScheduleStep course={course} />
        </>
      )}
      {isWaiting && (
        <WaitingStep course={course} choice={choice} onChoice={setChoice} onBack={() => goTo('schedule')} />
      )}
      {step === 'payment' && !isFull && (
        <PaymentStep course={course} choice={choice} onChoice={setChoice} onBack={() => goTo('schedule')} />
      )}
      {step !== 'payment' && (
        <div className={isStopped ? styles.actions : `${styles.actions} ${styles.floating}`}>
          {step !== 'details' && (
            <Button variant="default" onClick={() => goTo(stepBefore(step))}>
              {t('wizard.back')}
            </Button>
          )}
          <Button className={styles.onward} disabled={isStopped} onClick={() => goTo(stepAfter(step))}>
            {t('wizard.next')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Focuses and announces the heading of a new step, but not of the first. */
function useFocusOnChange(step: Step, isWaiting: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ step, isWaiting })
  useEffect(() => {
    const last = shown.current
    if (last.step === step && last.isWaiting === isWaiting) return
    shown.current = { step, isWaiting }
    // The router scrolls to a new step; a course that filled up replaces the step in place
    heading.current?.focus({ preventScroll: last.step !== step })
  }, [step, isWaiting])
  return heading
}
