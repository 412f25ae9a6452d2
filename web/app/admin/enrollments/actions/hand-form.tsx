import { Button } from '@mantine/core'
import type { CourseRow } from '@sohbet/contract/catalogue/courses'
import { schoolDay } from '@sohbet/domain/calendar'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { creditsOf } from '@sohbet/domain/credits/credits'
import {
  planPrice,
  plans,
  wholePrice,
  type Plan,
  type PlanContents,
  type PlanOffers,
} from '@sohbet/domain/enrollment/plan'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { z } from 'zod'
import { useLanguage } from '../../../texts/language.ts'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { formatDay } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { useMoreOption } from '../../../ui/list/more-count.tsx'
import styles from '../enrollments.module.css'
import { useEnrollByHand } from '../enrollments.queries.ts'
import { useHandCheck } from '../by-hand/by-hand.queries.ts'
import { SharedTransfer } from '../by-hand/shared-transfer.tsx'
import { useMoney } from '../use-money.ts'
import { HandMoney } from './hand-money.tsx'
import { handSchema, type HandFields } from './hand-schema.ts'
import { HandWarningsOf } from './hand-warnings.tsx'

type Props = DirtyListener & {
  courses: readonly CourseRow[]
  /** Number of courses that are not listed. */
  more: number
  offers: PlanOffers
  courseId: string | undefined
  onDone: () => void
}

const priceOf = (
  course: CourseRow | undefined,
  plan: Pick<PlanContents, 'pricePercent'> = wholePrice,
): number => (course ? fromMinor(planPrice(toMinor(course.price), plan)) : 0)

/** The field that can fix an error. */
const fieldOfCode = {
  USER_NOT_FOUND: 'email',
  NOT_A_LEARNER: 'email',
  LEARNER_ENROLLED: 'email',
  COURSE_NOT_FOUND: 'courseId',
  COURSE_FULL: 'courseId',
  COURSE_STARTED: 'courseId',
  COURSE_CLOSED: 'courseId',
  TRANSFER_BOOKED: 'note',
  TRANSFER_ELSEWHERE: 'sharedTransfer',
  PAYMENT_TOO_LARGE: 'paid',
  RECEIVED_LATER: 'receivedOn',
  OVERRIDE_REQUIRED: 'override',
}

function useHandForm({ courses, offers: sold, courseId, onDone, ...listener }: Props) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: enroll } = useEnrollByHand()
  const money = useMoney()
  const language = useLanguage()
  const today = schoolDay(useNow())
  const find = (id: string) => courses.find((course) => course.id === id)
  const known = courseId && find(courseId) ? courseId : ''
  const initialValues: HandFields = {
    email: '',
    courseId: known,
    plan: 'basic',
    amount: priceOf(find(known)),
    paid: priceOf(find(known)),
    method: 'transfer',
    receivedOn: today,
    note: '',
    dueOn: '',
    reminds: false,
    creditsNow: false,
    override: false,
    sharedTransfer: false,
  }
  const form = useZodForm(handSchema, {
    initialValues,
    // The price follows the choice until another amount is typed
    onValuesChange: (now, before) => {
      const hasNewPrice = now.courseId !== before.courseId || now.plan !== before.plan
      if (hasNewPrice && now.amount === priceOf(find(before.courseId), offers[before.plan ?? 'basic']))
        form.setFieldValue('amount', priceOf(find(now.courseId), offers[now.plan ?? 'basic']))
      // Paid at once until another sum is typed
      if (now.amount !== before.amount && now.paid === before.amount) form.setFieldValue('paid', now.amount)
      if (now.courseId !== before.courseId || now.email !== before.email)
        form.setFieldValue('override', false)
    },
  })
  useReportDirty(form, listener)
  const course = find(form.values.courseId)
  const held = useHandCheck(form.values)?.held
  const offers = held ? { ...sold, [held.plan]: held.contents } : sold

  const submit = async (values: z.output<typeof handSchema>) => {
    if (!course) return
    const { email, plan, amount, paid } = values
    const { credits } = creditsOf(
      { contents: offers[plan], amountMinor: toMinor(amount), source: 'hand' },
      { priceMinor: toMinor(course.price) },
    )
    const words = { email, course: course.name, plan: offers[plan].name[language], credits }
    try {
      const message =
        paid < amount
          ? t('byHand:hand.askRest', {
              ...words,
              paid: money(paid, course.currency),
              rest: money(fromMinor(toMinor(amount) - toMinor(paid)), course.currency),
            })
          : t(amount > 0 ? 'hand.ask' : 'hand.askFree', { ...words, amount: money(amount, course.currency) })
      const reply: { username?: string | undefined } = {}
      const isDone = await confirm({
        message,
        action: async () => {
          reply.username = (await enroll(values)).user?.username
        },
      })
      if (!isDone) return
      showSuccess(t('hand.done', { username: reply.username ?? email }))
      onDone()
    } catch (error) {
      showFormError(form, error, { title: t('hand.failed'), fieldOfCode })
    }
  }
  return { form, course, offers, onSubmit: form.onSubmit((values) => void submit(values)), dialog }
}

/** Option texts: a course with its start, a plan with its price. */
function useOptionTexts(course: CourseRow | undefined, offers: PlanOffers) {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  const money = useMoney()
  const optionOf = ({ name, startDate, currentEnrollments, maxEnrollments }: CourseRow) =>
    t(currentEnrollments < maxEnrollments ? 'hand.courseOption' : 'hand.courseOptionFull', {
      name,
      date: formatDay(startDate, language),
    })
  const planOf = (plan: Plan) => {
    const name = offers[plan].name[language]
    if (!course) return name
    return t('hand.planOption', { plan: name, amount: money(priceOf(course, offers[plan]), course.currency) })
  }
  return { optionOf, planOf }
}

export function HandForm(props: Props) {
  const { t } = useTranslation('enrollments')
  const { form, course, offers, onSubmit, dialog } = useHandForm(props)
  const { optionOf, planOf } = useOptionTexts(course, offers)
  const more = useMoreOption(props.more)

  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <p className={styles.plain}>{t('hand.text')}</p>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('hand.email')}
        autoComplete="off"
        data-autofocus
      />
      <SelectField
        form={form}
        name="courseId"
        label={t('hand.course')}
        data={[
          { value: '', label: t('hand.chooseCourse') },
          ...props.courses.map((one) => ({ value: one.id, label: optionOf(one) })),
          ...more,
        ]}
      />
      <SelectField
        form={form}
        name="plan"
        label={t('hand.plan')}
        data={plans.map((plan) => ({ value: plan, label: planOf(plan) }))}
      />
      <HandMoney form={form} currency={course?.currency} />
      <TextAreaField
        form={form}
        name="note"
        label={t('hand.note')}
        description={t('hand.noteHint')}
        minRows={2}
      />
      <SharedTransfer form={form} />
      <HandWarningsOf form={form} />
      <Button type="submit">{t('hand.submit')}</Button>
      {dialog}
    </form>
  )
}
