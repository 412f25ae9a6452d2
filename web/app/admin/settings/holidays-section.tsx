import { Button, Title } from '@mantine/core'
import type { SavedSettings } from '@sohbet/contract/core/settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { lessonsInTheWay } from '../../parts/lessons-in-the-way.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { AddHoliday } from './add-holiday.tsx'
import { HolidayPreview } from './holiday-preview.tsx'
import { HolidayYear } from './holiday-year.tsx'
import { useUpdateHolidays, type Holidays } from './holidays.queries.ts'
import styles from './school-settings.module.css'
import { settingsQuery } from './settings.queries.ts'

type Saved = Pick<SavedSettings, 'holidays' | 'holidaysRevision'>

/** Days without live sessions. */
export function HolidaysSection() {
  const { t } = useTranslation('holidays')
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <section className={styles.section} aria-labelledby="holidays-title">
      <Title order={2} id="holidays-title">
        {t('title')}
      </Title>
      {data ? (
        <HolidayForm saved={data} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={6} />
      )}
    </section>
  )
}

function HolidayForm({ saved }: { saved: Saved }) {
  const { t } = useTranslation('holidays')
  const [shown, setShown] = useState(saved)
  const [draft, setDraft] = useState(saved.holidays)
  const { mutate: save, isPending } = useUpdateHolidays()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(shown.holidays)
  const leaveDialog = useLeaveGuard(isDirty)
  const show = (next: Saved) => {
    setShown(next)
    setDraft(next.holidays)
  }
  // Takes over another admin's save; with unsaved changes they stay, and saving reports the conflict
  if (saved.holidaysRevision !== shown.holidaysRevision && !isDirty) show(saved)
  const add = (added: Holidays) =>
    setDraft((days) =>
      [...days, ...added.filter(({ day }) => days.every((one) => one.day !== day))].toSorted((one, other) =>
        one.day < other.day ? -1 : 1,
      ),
    )
  /** The days from the first new holiday to the last one. */
  const newSpan = () => {
    const added = draft.filter(({ day }) => shown.holidays.every((one) => one.day !== day))
    const [first] = added
    return first && { from: first.day, to: added.at(-1)?.day ?? first.day }
  }
  const remove = (day: string) => setDraft((days) => days.filter((one) => one.day !== day))
  const submit = () =>
    save(
      { holidays: draft, revision: shown.holidaysRevision },
      {
        onSuccess: (now) => {
          show(now)
          showSuccess(t('saved'))
        },
        onError: (error) =>
          showError(t('saveFailed'), errorMessage(error), lessonsInTheWay(error, 'admin', newSpan())),
      },
    )
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('hint')}</p>
      <HolidayYear draft={draft} onAdd={add} onRemove={remove} />
      <AddHoliday draft={draft} onAdd={(holiday) => add([holiday])} />
      <HolidayPreview draft={draft} />
      <SaveBar isDirty={isDirty}>
        <Button loading={isPending} disabled={!isDirty} onClick={submit}>
          {t('save')}
        </Button>
      </SaveBar>
      {leaveDialog}
    </div>
  )
}
