import { Button } from '@mantine/core'
import { billing as schema, type Billing } from '@sohbet/contract/selling/papers'
import { billingKinds } from '@sohbet/domain/papers/billing'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './billing-form.module.css'
import { billingQuery, useSaveBilling } from './billing.queries.ts'

const empty: Billing = { kind: 'person', name: '', taxOffice: '', taxNumber: '', address: '' }

/** The learner's invoice details, with their own button. */
export function BillingForm() {
  const { t } = useTranslation('billing')
  // No refetch on focus, which would discard typed input
  const { data, error, refetch } = useQuery({ ...billingQuery, refetchOnWindowFocus: false })
  if (error && !data)
    return <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={3} />
  return <Fields key={JSON.stringify(data.billing)} saved={data.billing} />
}

function Fields({ saved }: { saved: Billing | null }) {
  const { t } = useTranslation('billing')
  const form = useZodForm(schema, { initialValues: saved ?? empty })
  const { mutate, isPending } = useSaveBilling()
  const { kind } = form.values
  const save = (billing: Billing | null) =>
    mutate(billing, {
      onSuccess: () => showSuccess(t(billing ? 'saved' : 'removed')),
      onError: (error) => showError(t('failed'), errorMessage(error)),
    })
  const choose = (next: Billing['kind']) => {
    form.clearErrors()
    form.setValues({ kind: next, taxNumber: '', taxOffice: '' })
  }
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit((billing) => save(billing))}>
      <Segments
        label={t('for')}
        value={kind ?? 'person'}
        options={billingKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChoose={choose}
      />
      <TextField
        form={form}
        name="name"
        label={t(kind === 'company' ? 'companyName' : 'personName')}
        autoComplete={kind === 'company' ? 'organization' : 'name'}
      />
      {kind === 'company' && (
        <TextField form={form} name="taxOffice" label={t('taxOffice')} autoComplete="off" />
      )}
      <TextField
        form={form}
        name="taxNumber"
        label={t(kind === 'company' ? 'taxNumber' : 'identityNumber')}
        isOptional={kind !== 'company'}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField form={form} name="address" label={t('address')} autoComplete="street-address" />
      <ButtonRow>
        <Button type="submit" variant="default" loading={isPending}>
          {t('save')}
        </Button>
        {saved && (
          <Button variant="subtle" color="cool" disabled={isPending} onClick={() => save(null)}>
            {t('remove')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
