import { Button } from '@mantine/core'
import { billing as schema, type Billing } from '@sohbet/contract/selling/papers'
import { billingKinds } from '@sohbet/domain/papers/billing'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { z } from 'zod'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { focusFirst } from '../../ui/form/focus-first.ts'
import { Segments } from '../../ui/form/segments.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './billing-form.module.css'
import { billingQuery, useSaveBilling } from './billing.queries.ts'

const isBlank = ({ name, taxOffice, taxNumber, address }: z.input<typeof schema>): boolean =>
  [name, taxOffice, taxNumber, address].every((text) => !text?.trim())

const empty: Billing = { kind: 'person', name: '', taxOffice: '', taxNumber: '', address: '' }

/** Saves typed details. False after showing why they cannot be saved. */
export type SaveTyped = () => Promise<boolean>
type Props = { saver?: Ref<SaveTyped> }

/** The learner's invoice details, with their own button. A page with another button saves them through `saver`. */
export function BillingForm({ saver }: Props) {
  const { t } = useTranslation('billing')
  // No refetch on focus, which would discard typed input
  const { data, error, refetch } = useQuery({ ...billingQuery, refetchOnWindowFocus: false })
  if (error && !data)
    return <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={3} />
  return <Fields key={JSON.stringify(data.billing)} saved={data.billing} saver={saver} />
}

function Fields({ saved, saver }: { saved: Billing | null; saver: Props['saver'] }) {
  const { t } = useTranslation('billing')
  const form = useZodForm(schema, { initialValues: saved ?? empty })
  const { mutateAsync, isPending } = useSaveBilling()
  const box = useRef<HTMLFormElement>(null)
  const { kind } = form.values
  const save = async (billing: Billing | null): Promise<boolean> => {
    try {
      await mutateAsync(billing)
      return true
    } catch (error) {
      showError(t('failed'), errorMessage(error))
      return false
    }
  }
  const saveAndSay = async (billing: Billing | null) => {
    if (await save(billing)) showSuccess(t(billing ? 'saved' : 'removed'))
  }
  useImperativeHandle(saver, () => async () => {
    if (!form.isDirty() || (!saved && isBlank(form.values))) return true
    const parsed = schema.safeParse(form.values)
    if (parsed.success) return save(parsed.data)
    box.current?.closest('details')?.setAttribute('open', '')
    focusFirst(form, Object.keys(form.validate().errors))
    return false
  })
  const choose = (next: Billing['kind']) => {
    form.clearErrors()
    form.setValues({ kind: next, taxNumber: '', taxOffice: '' })
  }
  return (
    <form
      noValidate
      className={styles.form}
      ref={box}
      onSubmit={form.onSubmit((billing) => void saveAndSay(billing))}
    >
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
          <Button variant="subtle" color="cool" disabled={isPending} onClick={() => void saveAndSay(null)}>
            {t('remove')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
