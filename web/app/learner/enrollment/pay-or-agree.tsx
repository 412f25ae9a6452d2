import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { enrollPath } from '../learner-paths.ts'
import { PayButton } from './pay-button.tsx'

type Props = {
  seat: Pick<OwnEnrollment, 'id' | 'courseId' | 'source' | 'amount' | 'currency'>
  className?: string | undefined
}

/** Opens the payment page of a held seat. A learner from the waiting list accepts the documents first. */
export function PayOrAgree({ seat, className }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  if (seat.source !== 'waiting_list' || seat.amount === 0)
    return <PayButton seat={seat} className={className} />
  return (
    <Button component={Link} to={enrollPath(seat.courseId)} className={className}>
      {t('courses.pay', { amount: formatAmount(seat.amount, seat.currency, language) })}
    </Button>
  )
}
