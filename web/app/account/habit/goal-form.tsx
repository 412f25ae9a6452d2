import { Button } from '@mantine/core'
import { minutesGoal, type Goal, type Habit } from '@sohbet/contract/learning/habit'
import { goalUnits } from '@sohbet/domain/habit/week'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import styles from './habit.module.css'
import { useChooseHabit } from './habit.queries.ts'

type Props = Pick<Habit, 'goal' | 'isShown'>

const units = ['none', ...goalUnits] as const
/** What the form proposes. */
const usual = { days: 3, minutes: 90 } as const
const dayCounts = ['1', '2', '3', '4', '5', '6', '7'] as const
const isDayCount = (text: string): text is (typeof dayCounts)[number] =>
  dayCounts.some((count) => count === text)

/** Days or minutes a week, or no goal. */
export function GoalForm({ goal, isShown }: Props) {
  const { t } = useTranslation('habit')
  const { mutate: choose, isPending } = useChooseHabit()
  const [unit, setUnit] = useState<(typeof units)[number]>(goal?.unit ?? 'none')
  const chosenDays = String(goal?.unit === 'days' ? goal.target : usual.days)
  const [days, setDays] = useState(isDayCount(chosenDays) ? chosenDays : '3')
  const form = useZodForm(minutesGoal, {
    initialValues: { unit: 'minutes', target: goal?.unit === 'minutes' ? goal.target : usual.minutes },
  })
  const save = (chosen: Goal | null) =>
    choose(
      { goal: chosen, isShown },
      {
        onSuccess: () => showSuccess(t('saved')),
        onError: (failure) => showError(errorMessage(failure, t('failed'))),
      },
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (unit === 'minutes') return form.onSubmit(save)(event)
    event.preventDefault()
    save(unit === 'none' ? null : { unit, target: Number(days) })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Segments
        label={t('goal')}
        value={unit}
        options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
        onChoose={setUnit}
      />
      {unit === 'days' && (
        <Segments
          label={t('days')}
          value={days}
          options={dayCounts.map((value) => ({ value, label: value }))}
          onChoose={setDays}
        />
      )}
      {unit === 'minutes' && (
        <CountField form={form} name="target" label={t('minutes')} description={t('minutesHint')} />
      )}
      <Button type="submit" variant="default" loading={isPending}>
        {t('save')}
      </Button>
    </form>
  )
}
