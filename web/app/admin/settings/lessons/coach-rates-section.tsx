import { Button, Title } from '@mantine/core'
import { coachRatesFields, type CoachRates } from '@sohbet/contract/lessons/lesson-settings'
import { toMinor } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { schoolQuery } from '../../../parts/school/school.queries.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import settings from '../school-settings.module.css'
import styles from './coach-rates.module.css'
import { coachRatesQuery, loadRatesOf, useSaveCoachRates } from './lesson-settings.queries.ts'
import { rateFields } from './settings-fields.tsx'

/** A coach's own rates, above those of the school. */
export function CoachRatesSection() {
  const { t } = useTranslation('lessonSettings')
  const { data, error, refetch } = useQuery(coachRatesQuery)
  const [openId, setOpenId] = useState<string>()
  const open = data?.find(({ coachId }) => coachId === openId)
  return (
    <section className={settings.section} aria-labelledby="coach-rates-title">
      <Title order={2} id="coach-rates-title">
        {t('coaches.title')}
      </Title>
      <p className={settings.hint}>{t('coaches.hint')}</p>
      {data ? (
        <ul className={styles.list}>
          {data.map((coach) => (
            <Row key={coach.coachId} coach={coach} onOpen={() => setOpenId(coach.coachId)} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={4} />
      )}
      <Dialog opened={Boolean(open)} onClose={() => setOpenId(undefined)} title={open?.name ?? ''}>
        {open && <RatesForm key={open.revision} coach={open} onDone={() => setOpenId(undefined)} />}
      </Dialog>
    </section>
  )
}

function Row({ coach, onOpen }: { coach: CoachRates; onOpen: () => void }) {
  const { t } = useTranslation('lessonSettings')
  const language = useLanguage()
  const currency = useQuery(schoolQuery).data?.currency ?? 'TRY'
  const own = rateFields.flatMap((name) => {
    const sum = coach[name]
    return sum === null ? [] : [`${t(`field.${name}`)}: ${formatMoney(toMinor(sum), currency, language)}`]
  })
  return (
    <li className={styles.row}>
      <span>
        <strong>{coach.name}</strong>
        <span className={styles.rates}>{own.length > 0 ? own.join(' · ') : t('coaches.none')}</span>
      </span>
      <Button variant="default" onClick={onOpen} aria-label={t('coaches.changeOf', { name: coach.name })}>
        {t('coaches.change')}
      </Button>
    </li>
  )
}

function RatesForm({ coach, onDone }: { coach: CoachRates; onDone: () => void }) {
  const { t } = useTranslation('lessonSettings')
  const { coachId: id, name: _name, ...rates } = coach
  const form = useZodForm(coachRatesFields, { initialValues: rates })
  const { mutate: save, isPending } = useSaveCoachRates()
  const conflict = useEditConflict(form, {
    load: async () => {
      const found = await loadRatesOf(id)
      if (!found) return undefined
      const { coachId: _id, name: _of, ...current } = found
      return current
    },
    area: 'settings',
  })
  const submit = form.onSubmit((body) =>
    save(
      { id, body },
      {
        onSuccess: () => {
          showSuccess(t('coaches.saved'))
          onDone()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showFormError(form, error, { title: t('failed') })
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={settings.form}>
      <p className={styles.note}>{t('coaches.dialog')}</p>
      {rateFields.map((name) => (
        <AmountField key={name} form={form} name={name} label={t(`field.${name}`)} isOptional />
      ))}
      <ButtonRow>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('coaches.submit')}
        </Button>
      </ButtonRow>
      {conflict.dialog}
    </form>
  )
}
