import { Button } from '@mantine/core'
import { holiday } from '@sohbet/contract/core/holidays'
import { say } from '@sohbet/contract/say'
import { maxHolidays } from '@sohbet/domain/live-session/holidays'
import { useTranslation } from '../../texts/use-translation.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import styles from './holidays.module.css'
import type { Holidays } from './holidays.queries.ts'

type Props = { draft: Holidays; onAdd: (holiday: Holidays[number]) => void }

/** Adds a school holiday, such as a summer break. */
export function AddHoliday({ draft, onAdd }: Props) {
  const { t } = useTranslation('holidays')
  const isFree = ({ day }: { day: string }) => draft.every((one) => one.day !== day)
  const fields = holiday.refine(isFree, { path: ['day'], error: say('This day is in the list already') })
  const form = useZodForm(fields, { initialValues: { day: '', name: '' } })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const submit = form.onSubmit((added) => {
    onAdd(added)
    form.reset()
  })
  return (
    <form noValidate onSubmit={submit} className={styles.add}>
      <TextField form={form} name="day" type="date" size="md" label={t('add.day')} />
      <TextField form={form} name="name" size="md" label={t('add.name')} autoComplete="off" />
      <Button type="submit" variant="default" disabled={draft.length >= maxHolidays}>
        {t('add.button')}
      </Button>
      {leaveDialog}
    </form>
  )
}
