import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Outcome } from '../enrollment/outcome.tsx'
import { learnerPaths } from '../learner-paths.ts'
import { PayButton } from '../enrollment/pay-button.tsx'
import { PaySeat } from './pay-seat.tsx'

/** For a learner who already has a seat in the course: to pay for it, or to open it. */
export function OwnSeat({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const isHeld = seat.status === 'pending'
  const course = seat.course.name
  const heldText = seat.amount === 0 ? 'freeCourse.held' : 'held.text'
  const moment = seat.heldUntil ? formatDateTime(seat.heldUntil, language) : ''
  return (
    <Outcome title={isHeld ? t('held.title') : t('held.active')} drawing={isHeld ? 'stop' : 'tea'}>
      <p>{isHeld ? t(heldText, { course, moment }) : t('held.activeText', { course })}</p>
      {isHeld && (seat.amount === 0 ? <PayButton seat={seat} size="lg" /> : <PaySeat seat={seat} />)}
      <Button variant="default" component={Link} to={learnerPaths.courses}>
        {t('held.myCourses')}
      </Button>
    </Outcome>
  )
}
