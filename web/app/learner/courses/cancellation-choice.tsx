import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import {
  chooseAfterCancellation,
  getCancellationChoice,
  type MoveTarget,
} from '@sohbet/contract/selling/moving'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { formatAmount } from '../../ui/format.ts'
import { refreshSeats } from '../enrollment/enrollment.queries.ts'
import { CourseDates } from './course-dates.tsx'
import styles from './courses.module.css'

const choiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['enrollments', 'choice', id],
    queryFn: ({ signal }) => call(getCancellationChoice, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** The school has cancelled the course: the learner moves to another one, or takes the refund. */
export function CancellationChoice({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(choiceQuery(seat.id))
  const { take, moveTo, dialog } = useChoice(seat)
  if (error && !data)
    return (
      <ErrorState
        title={t('cancelledCourse.loadFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={3} />
  const moment = zonedTime(data.chooseUntil, { language, timeZone: ownZone() }, { withYear: true })
  const amount = formatAmount(data.refund, data.currency, language)
  const isFree = seat.amount === 0
  return (
    <section className={styles.choice} aria-label={t('cancelledCourse.title')}>
      <h4>{t('cancelledCourse.title')}</h4>
      <p>“{data.reason}”</p>
      <p>{t(isFree ? 'cancelledCourse.askFree' : 'cancelledCourse.ask', { moment, amount })}</p>
      {data.courses.length === 0 ? (
        <p className={styles.facts}>{t('cancelledCourse.none')}</p>
      ) : (
        <>
          <h5>{t('cancelledCourse.courses')}</h5>
          <ul className={styles.targets}>
            {data.courses.map((course, place) => (
              <li key={course.id}>
                <Target course={course} />
                <Button variant={place === 0 ? 'filled' : 'default'} onClick={() => void moveTo(course)}>
                  {t('cancelledCourse.move')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="default" onClick={() => void take(data.refund)}>
        {data.refund > 0 ? t('cancelledCourse.refund', { amount }) : t('cancelledCourse.leave')}
      </Button>
      {dialog}
    </section>
  )
}

function Target({ course }: { course: MoveTarget }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  return (
    <div>
      <strong>{course.name}</strong>
      <p className={styles.facts}>
        <CourseDates {...course} />
      </p>
      {course.refund > 0 && (
        <p className={styles.facts}>
          {t('cancelledCourse.moveCheaper', {
            amount: formatAmount(course.refund, course.currency, language),
          })}
        </p>
      )}
      {course.difference > 0 && <p className={styles.facts}>{t('cancelledCourse.moveDearer')}</p>}
      {course.clashes.length > 0 && (
        <p className={styles.facts}>
          {t('cancelledCourse.clash', { courses: course.clashes.map((name) => `“${name}”`).join(', ') })}
        </p>
      )}
    </div>
  )
}

/** Asks before the choice, which cannot be taken back. Render `dialog`. */
function useChoice(seat: OwnEnrollment) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const client = useQueryClient()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: (courseId: string | undefined) =>
      call(chooseAfterCancellation, { params: { id: seat.id }, body: { courseId } }),
    onSettled: () => refreshSeats(client),
  })
  const decide = async (message: string, courseId: string | undefined, done: string) => {
    try {
      if (await confirm({ message, isDestructive: !courseId, action: () => mutateAsync(courseId) }))
        showSuccess(done)
    } catch (error) {
      showError(t('cancelledCourse.failed'), errorMessage(error))
    }
  }
  return {
    dialog,
    take: (refund: number) =>
      decide(
        refund > 0
          ? t('cancelledCourse.refundAsk', { amount: formatAmount(refund, seat.currency, language) })
          : t('cancelledCourse.leaveAsk'),
        undefined,
        t('cancelledCourse.ended'),
      ),
    moveTo: ({ id, name }: MoveTarget) =>
      decide(
        t('cancelledCourse.moveAsk', { course: name }),
        id,
        t('cancelledCourse.moved', { course: name }),
      ),
  }
}
