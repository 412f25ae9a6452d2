import { VisuallyHidden } from '@mantine/core'
import IconCheck from '#icons/IconCheck'
import IconChevronUp from '#icons/IconChevronUp'
import IconMinus from '#icons/IconMinus'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import type { OfferedCourse } from '../../enrollment/enrollment.queries.ts'
import { Price } from '../../enrollment/price.tsx'
import { amountOf, listAmountOf } from '../../enrollment/prices.ts'
import { CoachLine } from '../offer/coaches.tsx'
import { shortWeek } from '../offer/weekly-times.ts'
import styles from './summary.module.css'

type Props = {
  course: OfferedCourse
  plan: Plan
  /** When the learner pays: at the end of the wizard, or when a seat becomes free. */
  due: 'last-step' | 'free-seat'
  /** The price with a discount code; by default that of the plan today. */
  amount?: number
  /** The step's buttons. */
  children: ReactNode
}

/** What the learner is about to book, its price and the step's buttons: a panel, or a bar that opens on a phone. */
export function Summary({ course, plan, due, amount, children }: Props) {
  const { t } = useTranslation('enrollment')
  const [isOpen, setOpen] = useState(false)
  const body = `summary${useId()}`
  const isFree = course.price === 0
  const offer = course.offer.plans[plan]
  return (
    <aside className={styles.summary} aria-label={t('summary.title')}>
      <div id={body} className={styles.body} data-open={isOpen || undefined}>
        <Booking course={course} />
        <Brings course={course} plan={plan} />
        <p className={styles.charge}>{isFree ? t('summary.free') : t(`summary.${due}`)}</p>
      </div>
      <div className={styles.bar}>
        <div className={styles.sum}>
          <p className={styles.total}>
            {t('payment.total')}{' '}
            <strong>
              {isFree ? (
                t('free')
              ) : (
                <Price
                  amount={amount ?? amountOf(course, offer)}
                  list={listAmountOf(course, offer)}
                  currency={course.currency}
                />
              )}
            </strong>
          </p>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => setOpen(!isOpen)}
          >
            <VisuallyHidden>{t('summary.title')}</VisuallyHidden>
            <IconChevronUp size={22} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </aside>
  )
}

function Booking({ course }: { course: OfferedCourse }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const [from, to] = [formatDay(course.startDate, language), formatDay(course.endDate, language)]
  const week = shortWeek(course.zoomTimes, course, language)
  const left = spotsLeft(course)
  return (
    <>
      <h2 className={styles.name}>{course.name}</h2>
      <CoachLine coaches={course.offer.coaches} />
      <p>{t('dates', { from, to })}</p>
      {week !== '' && (
        <p>
          <b>{week}</b> {t('schedule.schoolTime')}
        </p>
      )}
      <p className={styles.seats}>{left === 0 ? t('full') : t('spots', { count: left })}</p>
    </>
  )
}

/** What the course and the plan bring; a free course has no plan. */
function Brings({ course, plan }: { course: OfferedCourse; plan: Plan }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { name, credits, extraGroups } = course.offer.plans[plan]
  const isFree = course.price === 0
  const modules = course.moduleCount > 0 ? [t('summary.modules', { count: course.moduleCount })] : []
  const sessions =
    course.zoomTimes.length > 0 ? [t('summary.sessions', { count: course.zoomTimes.length })] : []
  const ofPlan = [
    t('plan.credits', { count: credits }),
    ...(extraGroups > 0 ? [t('plan.groups', { count: extraGroups })] : []),
  ]
  const brings = [...modules, ...sessions, t('summary.group'), ...(isFree ? [] : ofPlan)]
  return (
    <>
      <h3 className={styles.plan}>{isFree ? t('free') : t('courses.plan', { plan: name[language] })}</h3>
      <ul className={styles.brings}>
        {brings.map((text) => (
          <li key={text}>
            <IconCheck size={18} aria-hidden />
            {text}
          </li>
        ))}
        {!isFree && extraGroups === 0 && (
          <li data-absent="">
            <IconMinus size={18} aria-hidden />
            {t('plan.noGroups')}
          </li>
        )}
      </ul>
    </>
  )
}
