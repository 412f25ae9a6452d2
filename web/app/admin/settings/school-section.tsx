import { Button, Title } from '@mantine/core'
import {
  editedSchool,
  getSchoolSettings,
  updateSchoolSettings,
  type EditedSchool,
  type SavedSchool,
} from '@sohbet/contract/core/school'
import { currencies } from '@sohbet/domain/course/price'
import { featureSwitches } from '@sohbet/domain/school'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { schoolQuery } from '../../parts/school/school.queries.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { SelectField } from '../../ui/form/select-box.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { changesKey } from '../change-trail/change-trail.tsx'
import styles from './school-settings.module.css'

const schoolSettingsQuery = queryOptions({
  queryKey: ['school-settings', 'school'],
  queryFn: ({ signal }) => call(getSchoolSettings, {}, { signal }),
  staleTime: 0,
})

/** Invalidates the change trail and every form that uses the school's details. */
function useSaveSchool() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EditedSchool) => call(updateSchoolSettings, { body }),
    onSuccess: (saved) => {
      client.setQueryData(schoolSettingsQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: schoolQuery.queryKey })
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}

const groups = {
  address: ['company', 'street', 'city', 'phone', 'email'],
  register: ['managers', 'registerOffice', 'registerNumber', 'mersis', 'taxOffice', 'taxNumber'],
  bank: ['bankHolder', 'bankName', 'iban'],
} as const

export function SchoolSection() {
  const { t } = useTranslation('schoolSettings')
  // No refetch on focus, which would discard typed input
  const { data, error, refetch } = useQuery({ ...schoolSettingsQuery, refetchOnWindowFocus: false })
  if (error && !data)
    return <ErrorState hint={errorMessage(error, t('fetchFailed'))} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={10} />
  return <SchoolForm key={data.revision} saved={data} onReload={() => void refetch()} />
}

function SchoolForm({ saved, onReload }: { saved: SavedSchool; onReload: () => void }) {
  const { t } = useTranslation('schoolSettings')
  const form = useZodForm(editedSchool, { initialValues: saved })
  const { mutate: save, isPending } = useSaveSchool()
  const leaveDialog = useLeaveGuard(form.isDirty())
  const conflict = useEditConflict(form, { load: () => call(getSchoolSettings, {}), area: 'settings' })
  const undo = () => {
    form.reset()
    onReload()
  }
  const submit = form.onSubmit((fields) =>
    save(fields, {
      onSuccess: () => showSuccess(t('school.saved'), t('school.savedHint')),
      onError: (error) => {
        if (conflict.isConflict(error)) return
        showFormError(form, error, { title: t('school.failed') })
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {(['address', 'register', 'bank'] as const).map((group) => (
        <FieldGroup key={group} form={form} group={group} />
      ))}
      <Offer form={form} />
      <SaveBar isDirty={form.isDirty()} faultCount={Object.keys(form.errors).length}>
        <Button variant="default" disabled={!form.isDirty()} onClick={undo}>
          {t('school.undo')}
        </Button>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('school.submit')}
        </Button>
      </SaveBar>
      {leaveDialog}
      {conflict.dialog}
    </form>
  )
}

type FormProps = { form: ZodForm<EditedSchool, unknown> }

/** /admin/settings#bank and the like lead here. The group appears only when its data is loaded. */
function FieldGroup({ form, group }: FormProps & { group: keyof typeof groups }) {
  const { t } = useTranslation('schoolSettings')
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${group}`) section.current?.scrollIntoView()
  }, [hash, group])
  return (
    <section ref={section} id={group} className={styles.section} aria-labelledby={`${group}-title`}>
      <Title order={2} id={`${group}-title`}>
        {t(`school.${group}.title`)}
      </Title>
      <p className={styles.hint}>{t(`school.${group}.hint`)}</p>
      <div className={styles.fields}>
        {groups[group].map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(`school.field.${name}`)}
            autoComplete="off"
            isOptional={group === 'bank'}
          />
        ))}
      </div>
    </section>
  )
}

function Offer({ form }: FormProps) {
  const { t } = useTranslation('schoolSettings')
  return (
    <section className={styles.section} aria-labelledby="offer-title">
      <Title order={2} id="offer-title">
        {t('school.offer.title')}
      </Title>
      <SelectField
        form={form}
        name="currency"
        label={t('school.field.currency')}
        description={t('school.offer.currencyHint')}
        data={[...currencies]}
        className={styles.short}
      />
      <AmountField
        form={form}
        name="vatPercent"
        label={t('school.field.vatPercent')}
        description={t('school.offer.vatHint')}
        rightSection="%"
        className={styles.short}
      />
      {(['completionModules', 'completionParticipation'] as const).map((name) => (
        <AmountField
          key={name}
          form={form}
          name={name}
          label={t(`school.field.${name}`)}
          description={t(`school.offer.${name}`)}
          rightSection="%"
          className={styles.short}
        />
      ))}
      {featureSwitches.map((name) => (
        <SwitchField
          key={name}
          form={form}
          name={name}
          label={t(`school.field.${name}`)}
          description={t(`school.offer.${name}`)}
        />
      ))}
    </section>
  )
}
