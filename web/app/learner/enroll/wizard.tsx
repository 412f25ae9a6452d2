import { Button, Title } from '@mantine/core'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { areMet } from '@sohbet/domain/enrollment/prerequisites'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSearchParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import type { OfferedCourse } from '../enrollment/enrollment.queries.ts'
import { PurchaseWarnings } from './purchase-warnings.tsx'
import { DetailsStep } from './steps/details-step.tsx'
import styles from './enroll.module.css'
import { PaymentStep } from './steps/payment-step.tsx'
import { PrerequisitesStep } from './steps/prerequisites-step.tsx'
import { ScheduleStep } from './steps/schedule-step.tsx'
import { StepFrame } from './step-frame.tsx'
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
export function Wizard({ course }: { course: OfferedCourse }) {
  const { t } = useTranslation('enrollment')
  const { wanted, goTo } = useStep()
  const step = reachable(wanted, areMet(course.offer.prerequisites))
  const saved = useSession()?.user.plan
  const [choice, setChoice] = useState(withoutConsents(saved ?? 'basic'))
  const isFull = spotsLeft(course) === 0
  const isWaiting = isFull && step === 'payment'
  const heading = useFocusOnChange(step, isWaiting)
  const last = { course, choice, onChoice: setChoice, onBack: () => goTo('schedule') }
  return (
    <div className={styles.wizard}>
      <div className={styles.columns}>
        <Title order={1} className={styles.course}>
          {course.name}
        </Title>
        <StepLine step={step} />
        <div>
          <Title order={2} ref={heading} tabIndex={-1} className={styles.heading}>
            {isWaiting ? t('waiting.title') : t(`wizard.steps.${step}`)}
          </Title>
          {(step === 'details' || step === 'payment') && <PurchaseWarnings course={course} />}
        </div>
        {isWaiting && <WaitingStep {...last} />}
        {step === 'payment' && !isFull && <PaymentStep {...last} />}
        {step !== 'payment' && (
          <StepFrame
            course={course}
            plan={choice.plan}
            due={isFull ? 'free-seat' : 'last-step'}
            actions={<Moves step={step} course={course} onMove={goTo} />}
          >
            {step === 'details' && <DetailsStep course={course} isFull={isFull} />}
            {step === 'prerequisites' && <PrerequisitesStep course={course} />}
            {step === 'schedule' && <ScheduleStep course={course} />}
          </StepFrame>
        )}
      </div>
    </div>
  )
}

/** Back and onward; unmet prerequisites have their own action. */
function Moves({
  step,
  course,
  onMove,
}: {
  step: Step
  course: OfferedCourse
  onMove: (step: Step) => void
}) {
  const { t } = useTranslation('enrollment')
  const isStopped = step === 'prerequisites' && !areMet(course.offer.prerequisites)
  return (
    <>
      {step !== 'details' && (
        <Button variant="default" onClick={() => onMove(stepBefore(step))}>
          {t('wizard.back')}
        </Button>
      )}
      <Button className={styles.onward} disabled={isStopped} onClick={() => onMove(stepAfter(step))}>
        {t('wizard.next')}
      </Button>
    </>
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
