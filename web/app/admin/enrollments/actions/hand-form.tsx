import { Button } from '@mantine/core'
import type { CourseRow } from '@sohbet/contract/catalogue/courses'
import { handEnrollment } from '@sohbet/contract/selling/enrollments-admin'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { creditsOf } from '@sohbet/domain/credits/credits'
import { planNames, planPrice, plans, type Plan } from '@sohbet/domain/enrollment/plan'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useLanguage } from '../../../texts/language.ts'
import { applyApiError } from '../../../ui/form/apply-api-error.ts'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { typedNumber } from '../../../ui/form/typed-number.ts'
import { useReportDirty, type DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { formatDay } from '../../../ui/format.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { useMoreOption } from '../../../ui/list/more-count.tsx'
import styles from '../enrollments.module.css'
import { useEnrollByHand } from '../enrollments.queries.ts'
import { useMoney } from '../use-money.ts'

type Props = DirtyListener & {
  courses: readonly CourseRow[]
  /** Number of courses that are not listed. */
  more: number
  courseId: string | undefined
  onDone: () => void
}

const schema = handEnrollment.extend({ amount: typedNumber(handEnrollment.shape.amount) })

const priceOf = (course: CourseRow | undefined, plan: Plan = 'basic'): number =>
  course ? fromMinor(planPrice(toMinor(course.price), plan)) : 0

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
}

function useHandForm({ courses, courseId, onDone, ...listener }: Props) {
  const { t } = useTranslation('enrollments')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: enroll } = useEnrollByHand()
  const money = useMoney()
  const find = (id: string) => courses.find((course) => course.id === id)
  const known = courseId && find(courseId) ? courseId : ''
  const initialValues: z.input<typeof schema> = {
    email: '',
    courseId: known,
    plan: 'basic',
    amount: priceOf(find(known)),
    note: '',
  }
  const form = useZodForm(schema, {
    initialValues,
    // The price follows the choice until another amount is typed
    onValuesChange: (now, before) => {
      const hasNewPrice = now.courseId !== before.courseId || now.plan !== before.plan
      if (hasNewPrice && now.amount === priceOf(find(before.courseId), before.plan))
        form.setFieldValue('amount', priceOf(find(now.courseId), now.plan))
    },
  })
  useReportDirty(form, listener)
  const course = find(form.values.courseId)

  const submit = async (values: z.output<typeof schema>) => {
    if (!course) return
    const { email, plan, amount } = values
    const { credits } = creditsOf(
      { plan, amountMinor: toMinor(amount), source: 'hand' },
      { priceMinor: toMinor(course.price) },
    )
    const words = { email, course: course.name, plan: planNames[plan], credits }
    try {
      const message = t(amount > 0 ? 'hand.ask' : 'hand.askFree', {
        ...words,
        amount: money(amount, course.currency),
      })
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
      const rest = applyApiError(form, error, t('hand.failed'), fieldOfCode)
      if (rest) showError(t('hand.failed'), rest)
    }
  }
  return { form, course, onSubmit: form.onSubmit((values) => void submit(values)), dialog }
}

/** Option texts: a course with its start, a plan with its price. */
function useOptionTexts(course: CourseRow | undefined) {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  const money = useMoney()
  const optionOf = ({ name, startDate, currentEnrollments, maxEnrollments }: CourseRow) =>
    t(currentEnrollments < maxEnrollments ? 'hand.courseOption' : 'hand.courseOptionFull', {
      name,
      date: formatDay(startDate, language),
    })
  const planOf = (plan: Plan) =>
    course
      ? t('hand.planOption', { plan: planNames[plan], amount: money(priceOf(course, plan), course.currency) })
      : planNames[plan]
  return { optionOf, planOf }
}

export function HandForm(props: Props) {
  const { t } = useTranslation('enrollments')
  const { form, course, onSubmit, dialog } = useHandForm(props)
  const { optionOf, planOf } = useOptionTexts(course)
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
      <NumberField
        form={form}
        name="amount"
        label={t('hand.amount')}
        description={t('hand.amountHint')}
        decimalScale={2}
        allowNegative={false}
        hideControls
        rightSection={course && <span className={styles.currency}>{course.currency}</span>}
        rightSectionWidth={56}
      />
      <TextAreaField
        form={form}
        name="note"
        label={t('hand.note')}
        description={t('hand.noteHint')}
        minRows={2}
      />
      <Button type="submit">{t('hand.submit')}</Button>
      {dialog}
    </form>
  )
}
