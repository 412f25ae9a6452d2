import { Button } from '@mantine/core'
import { cancelUntil, mayCancel } from '@sohbet/domain/enrollment/policy'
import IconUsers from '#icons/IconUsers'
import IconCalendarEvent from '#icons/IconCalendarEvent'
import IconClock from '#icons/IconClock'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import { showError } from '../../ui/toasts.tsx'
import { useSingle } from '../../ui/use-single.ts'
import { useEnroll } from '../enrollment/enrollment.queries.ts'
import { PlanChoice } from '../enrollment/plan-choice.tsx'
import { formatPlanPrice } from '../enrollment/prices.ts'
import { useNow } from '../enrollment/use-now.ts'
import { usePaymentPage } from '../enrollment/use-payment-page.ts'
import { successPath } from '../learner-paths.ts'
import { Consents } from './consents.tsx'
import styles from './enroll.module.css'
import type { LastStepProps } from './wish.ts'

/** Books: a seat is held and the browser goes to the payment page; a free course is theirs at once. */
function useBooking({ course, wish }: Pick<LastStepProps, 'course' | 'wish'>) {
  const { t } = useTranslation('enrollment')
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useEnroll()
  const { isLeaving, goTo } = usePaymentPage()
  const isBusy = isPending || isLeaving

  const book = useSingle(async () => {
    if (isLeaving) return
    const { plan, ...consents } = wish
    const isFree = course.price === 0
    try {
      const onward = await mutateAsync({
        courseId: course.id,
        ...(isFree ? {} : { plan, consents }),
      })
      if ('sessionUrl' in onward) goTo(onward.sessionUrl)
      else await navigate(successPath(onward.enrollmentId))
    } catch (error) {
      showError(t('paymentError'), errorMessage(error, t('startFailed')))
    }
  })
  return { book, isBusy }
}

export function PaymentStep({ course, wish, onWish, onBack }: LastStepProps) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { book, isBusy } = useBooking({ course, wish })
  const [isAsked, setAsked] = useState(false)
  const consents = useRef<HTMLDivElement>(null)
  const isFree = course.price === 0

  const complete = () => {
    const isAgreed = wish.preInformation && wish.distanceSales
    if (isFree || isAgreed) {
      void book()
      return
    }
    setAsked(true)
    consents.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus()
  }

  return (
    <>
      {isFree ? (
        <p className={styles.intro}>{t('payment.freeHint')}</p>
      ) : (
        <>
          <p className={styles.intro}>{t('payment.intro')}</p>
          <PlanChoice
            course={course}
            plan={wish.plan}
            isDisabled={isBusy}
            onChange={(plan) => onWish({ ...wish, plan })}
          />
        </>
      )}
      <Terms course={course} isFree={isFree} />
      {!isFree && (
        <div ref={consents}>
          <Consents course={course} wish={wish} onWish={onWish} isAsked={isAsked} isDisabled={isBusy} />
        </div>
      )}
      <div className={styles.actions}>
        <p className={styles.total}>
          {t('payment.total')}{' '}
          <strong>{isFree ? t('free') : formatPlanPrice(course, wish.plan, language)}</strong>
        </p>
        <Button variant="default" disabled={isBusy} onClick={onBack}>
          {t('wizard.back')}
        </Button>
        <Button className={styles.onward} loading={isBusy} onClick={complete}>
          {t('payment.pay')}
        </Button>
      </div>
      {!isFree && <p className={styles.small}>{t('payment.payHint')}</p>}
    </>
  )
}

function Terms({ course, isFree }: { course: LastStepProps['course']; isFree: boolean }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const canCancel = mayCancel(course, useNow()).allowed
  const moment = formatDateTime(cancelUntil(course), language)
  return (
    <ul className={styles.terms}>
      <li>
        <IconUsers size={22} aria-hidden />
        <span>{t('payment.groupSize')}</span>
      </li>
      <li>
        <IconCalendarEvent size={22} aria-hidden />
        <span>
          {t('payment.cancellation')}
          {!isFree && (
            <small>
              {canCancel ? t('payment.cancellationUntil', { moment }) : t('payment.cancellationOver')}
            </small>
          )}
        </span>
      </li>
      {!isFree && (
        <li>
          <IconClock size={22} aria-hidden />
          <span>{t('payment.hold')}</span>
        </li>
      )}
    </ul>
  )
}
