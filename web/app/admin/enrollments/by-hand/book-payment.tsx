import { Button } from '@mantine/core'
import { handPayment } from '@sohbet/contract/selling/by-hand'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { handMethods } from '@sohbet/domain/enrollment/payment'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { z } from 'zod'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { useNow } from '../../../ui/use-now.ts'
import { useNameOf } from '../actions/use-name-of.ts'
import styles from '../enrollments.module.css'
import { useMoney } from '../use-money.ts'
import { useBookPayment } from './by-hand.queries.ts'
import { SharedTransfer } from './shared-transfer.tsx'

type Props = { enrollment: EnrollmentForAdmin | undefined; onClose: () => void }

/** Books money that arrived by transfer or in cash. */
export function BookPayment({ enrollment, onClose }: Props) {
  const { t } = useTranslation('byHand')
  return (
    <FormDialog title={t('book.title')} subject={enrollment} onClose={onClose}>
      {(shown, form) => <BookForm enrollment={shown} {...form} />}
    </FormDialog>
  )
}

type FormProps = DialogFormProps & { enrollment: EnrollmentForAdmin }

/** The field that can fix an error. */
const fieldOfCode = {
  PAYMENT_TOO_LARGE: 'amount',
  REST_NOT_AGREED: 'restLater',
  RECEIVED_LATER: 'receivedOn',
  TRANSFER_BOOKED: 'note',
  TRANSFER_ELSEWHERE: 'sharedTransfer',
}

function useBookForm({ enrollment, onDone, ...listener }: FormProps) {
  const { t } = useTranslation('byHand')
  const money = useMoney()
  const today = schoolDay(useNow())
  const { mutate: book, isPending } = useBookPayment(enrollment.id)
  const owed = owedOf(enrollment)
  const initialValues: z.input<typeof handPayment> = {
    amount: owed,
    method: 'transfer',
    receivedOn: today,
    note: '',
    creditsNow: false,
    restLater: false,
    sharedTransfer: false,
  }
  const form = useZodForm(handPayment, { initialValues })
  useReportDirty(form, listener)
  const submit = (values: z.output<typeof handPayment>) =>
    book(
      { ...values, balance: owed },
      {
        onSuccess: ({ balance, currency }) => {
          const rest =
            balance > 0 ? t('book.doneRest', { amount: money(balance, currency) }) : t('book.donePaid')
          showSuccess(t('book.done', { amount: money(values.amount, currency) }), rest)
          onDone()
        },
        onError: (error) => showFormError(form, error, { title: t('book.failed'), fieldOfCode }),
      },
    )
  return { form, owed, isPending, onSubmit: form.onSubmit(submit) }
}

/** A seat whose hold expired owes nothing, but its transfer may still arrive. */
const owedOf = ({ status, balance, amount }: EnrollmentForAdmin): number =>
  status === 'cancelled' ? amount : balance

function BookForm(props: FormProps) {
  const { t } = useTranslation('byHand')
  const { t: tEnrollments } = useTranslation('enrollments')
  const money = useMoney()
  const { form, owed, isPending, onSubmit } = useBookForm(props)
  const { currency, status, courseName, holdsCredits } = props.enrollment
  const isPart = form.values.amount < owed
  const username = useNameOf(props.enrollment)
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <p className={styles.who}>{tEnrollments('cancel.who', { username, course: courseName })}</p>
      <p className={styles.plain}>
        {t('book.text', { amount: money(owed, currency) })} {status !== 'active' && t('book.held')}
      </p>
      <div className={styles.amount}>
        <AmountField
          form={form}
          name="amount"
          label={t('book.amount')}
          rightSection={<span className={styles.currency}>{currency}</span>}
          rightSectionWidth={56}
          data-autofocus
        />
        <Button variant="default" onClick={() => form.setFieldValue('amount', owed)}>
          {t('book.all')}
        </Button>
      </div>
      <SelectField
        form={form}
        name="method"
        label={t('book.method')}
        data={handMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
      />
      <TextField form={form} name="receivedOn" type="date" label={t('book.receivedOn')} />
      <TextAreaField
        form={form}
        name="note"
        label={t('book.note')}
        description={t('book.noteHint')}
        minRows={2}
        isOptional
      />
      <SharedTransfer form={form} />
      {isPart && status !== 'active' && (
        <SwitchField
          form={form}
          name="restLater"
          label={t('book.restLater')}
          description={t('book.restLaterHint')}
        />
      )}
      {isPart && !holdsCredits && (
        <SwitchField
          form={form}
          name="creditsNow"
          label={t('book.creditsNow')}
          description={t('book.creditsNowHint')}
        />
      )}
      <Button type="submit" loading={isPending}>
        {t('book.submit')}
      </Button>
    </form>
  )
}
