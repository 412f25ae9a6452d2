import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/enrollments'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Outcome } from '../enrollment/outcome.tsx'
import { PayButton } from '../enrollment/pay-button.tsx'
import { formatAmount } from '../enrollment/prices.ts'
import { learnerPaths } from '../learner-paths.ts'
import { areAgreed, Consents, focusMissing } from './consents.tsx'
import styles from './enroll.module.css'
import { useBooking } from './use-booking.ts'

/** For who comes back to a course in which they have a seat: to pay for it, or because it is theirs already. */
export function OwnSeat({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const isHeld = seat.status === 'pending'
  const course = seat.course.name
  const moment = seat.heldUntil ? formatDateTime(seat.heldUntil, language) : ''
  return (
    <Outcome title={isHeld ? t('held.title') : t('held.active')} reached={isHeld ? 3 : 4}>
      <p>{isHeld ? t('held.text', { course, moment }) : t('held.activeText', { course })}</p>
      {isHeld && seat.source === 'waiting_list' && <AgreeAndPay seat={seat} />}
      {isHeld && seat.source !== 'waiting_list' && <PayButton seat={seat} size="lg" />}
      <Button variant="default" component={Link} to={learnerPaths.courses}>
        {t('held.myCourses')}
      </Button>
    </Outcome>
  )
}

/** Who came from the waiting list has a seat and has agreed to nothing yet. */
function AgreeAndPay({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { book, isBusy } = useBooking()
  const [agreed, setAgreed] = useState({ preInformation: false, distanceSales: false })
  const [isAsked, setAsked] = useState(false)
  const consents = useRef<HTMLDivElement>(null)

  const pay = () => {
    if (areAgreed(agreed)) void book({ courseId: seat.courseId, plan: seat.plan, consents: agreed })
    else {
      setAsked(true)
      focusMissing(consents.current)
    }
  }
  return (
    <>
      <div ref={consents} className={styles.full}>
        <Consents
          deal={{ ...seat, ...seat.course }}
          agreed={agreed}
          onChange={setAgreed}
          isAsked={isAsked}
          isDisabled={isBusy}
        />
      </div>
      <Button size="lg" loading={isBusy} onClick={pay}>
        {t('courses.pay', { amount: formatAmount(seat.amount, seat.currency, language) })}
      </Button>
    </>
  )
}
