import { Button } from '@mantine/core'
import { pauseFields, type HabitPause } from '@sohbet/contract/learning/habit'
import { schoolZone } from '@sohbet/domain/calendar'
import { dayIn } from '@sohbet/domain/zoned-day'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useSession } from '../../session/session.ts'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatDay } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './habit.module.css'
import { useAddPause, useEndPause } from './habit.queries.ts'

/** Spans in which nothing is expected. */
export function Pauses({ pauses }: { pauses: readonly HabitPause[] }) {
  const { t } = useTranslation('habit')
  return (
    <div className={styles.pauses}>
      <h3>{t('pauses')}</h3>
      <p className={styles.hint}>{t('pausesHint')}</p>
      {pauses.length > 0 && (
        <ul>
          {pauses.map((pause) => (
            <Pause key={pause.id} pause={pause} />
          ))}
        </ul>
      )}
      <NewPause />
    </div>
  )
}

function Pause({ pause: { id, firstDay, lastDay } }: { pause: HabitPause }) {
  const { t } = useTranslation('habit')
  const language = useLanguage()
  const zone = useSession()?.user.timeZone ?? schoolZone
  const isNow = firstDay <= dayIn(zone, useNow())
  const { mutate: end, isPending } = useEndPause()
  const span = t('span', { first: formatDay(firstDay, language), last: formatDay(lastDay, language) })
  return (
    <li>
      <span>
        {span} {isNow && <StatusBadge tone="neutral">{t('now')}</StatusBadge>}
      </span>
      <Button
        variant="subtle"
        loading={isPending}
        aria-label={t(isNow ? 'endNamed' : 'deleteNamed', { span })}
        onClick={() => end(id, { onError: (failure) => showError(errorMessage(failure, t('failed'))) })}
      >
        {t(isNow ? 'end' : 'delete')}
      </Button>
    </li>
  )
}

function NewPause() {
  const { t } = useTranslation('habit')
  const { mutate: add, isPending } = useAddPause()
  const form = useZodForm(pauseFields, { initialValues: { firstDay: '', lastDay: '' } })
  const submit = form.onSubmit((pause) =>
    add(pause, {
      onSuccess: () => {
        form.reset()
        showSuccess(t('added'))
      },
      onError: (error) => showFormError(form, error, { title: t('failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.span}>
      <TextField form={form} name="firstDay" type="date" size="md" label={t('first')} />
      <TextField form={form} name="lastDay" type="date" size="md" label={t('last')} />
      <Button type="submit" variant="default" loading={isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
