import type { Habit } from '@sohbet/contract/learning/habit'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useWorkKinds } from '../../parts/work-kinds.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Section } from '../section.tsx'
import { useAskedSection } from '../use-asked-section.ts'
import { GoalForm } from './goal-form.tsx'
import { habitQuery, useChooseHabit } from './habit.queries.ts'
import { Pauses } from './pauses.tsx'

/** The weekly goal of a learner, their pauses, and the switch that hides the week. */
export function HabitSection() {
  const { t } = useTranslation('habit')
  const kinds = useWorkKinds()
  const { data, error, refetch } = useQuery(habitQuery)
  const place = useAskedSection<HTMLDivElement>('#week', data !== undefined)
  return (
    <div ref={place} id="week">
      <Section title={t('title')} hint={t('hint', { kinds })}>
        {data ? (
          <Choices habit={data} />
        ) : error ? (
          <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingState lines={5} />
        )}
      </Section>
    </div>
  )
}

function Choices({ habit }: { habit: Habit }) {
  const { t } = useTranslation('habit')
  const { mutate: choose, variables, isPending } = useChooseHabit()
  const { goal, isShown, pauses } = habit
  return (
    <>
      <Switch
        label={t('show')}
        description={t('showHint')}
        checked={isPending ? variables.isShown : isShown}
        onChange={({ currentTarget }) =>
          choose(
            { goal, isShown: currentTarget.checked },
            { onError: (failure) => showError(errorMessage(failure, t('failed'))) },
          )
        }
        styles={{ body: { minHeight: 44, alignItems: 'center' } }}
      />
      <GoalForm goal={goal} isShown={isShown} />
      <Pauses pauses={pauses} />
    </>
  )
}
