import { TextInput } from '@mantine/core'
import { schoolTime } from '@sohbet/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { coachChoicesQuery, timesOfDayQuery } from './admin-lessons.queries.ts'

export type Slot = { startsAt: string; coachId: string }
type Props = {
  userId: string
  coachId?: string
  /** The lesson that is being moved, and its time. */
  lessonId?: string
  movedFrom?: string
  day: string
  onDay: (day: string) => void
  slot: Slot | undefined
  onSlot: (slot: Slot | undefined) => void
}

/** A day and a free time on the school's clock, with the coach unless one is chosen. */
export function PickSlot({ day, onDay, slot, onSlot, movedFrom, ...asked }: Props) {
  const { t } = useTranslation('adminLessons')
  const { data, error } = useQuery(timesOfDayQuery({ day, ...asked }))
  const times = data?.filter(({ startsAt }) => startsAt !== movedFrom) ?? []
  const { data: coaches = [] } = useQuery({ ...coachChoicesQuery, enabled: !asked.coachId })
  const nameOf = (coachId: string | undefined) => coaches.find(({ id }) => id === coachId)?.name
  const labelOf = ({ startsAt, coachIds: [first] }: (typeof times)[number]) =>
    [schoolTime(new Date(startsAt)).slice(11), !asked.coachId && nameOf(first)].filter(Boolean).join(' · ')
  return (
    <>
      <TextInput
        size="md"
        type="date"
        label={t('move.day')}
        value={day}
        onChange={({ currentTarget }) => {
          if (currentTarget.value) onDay(currentTarget.value)
          onSlot(undefined)
        }}
      />
      <SelectBox
        label={t('move.time')}
        value={slot?.startsAt ?? ''}
        error={error && errorMessage(error, t('move.loadFailed'))}
        data={[
          { value: '', label: data && times.length === 0 ? t('move.none') : '–' },
          ...times.map((time) => ({ value: time.startsAt, label: labelOf(time) })),
        ]}
        onChange={({ currentTarget }) => {
          const found = times.find(({ startsAt }) => startsAt === currentTarget.value)
          onSlot(found && { startsAt: found.startsAt, coachId: found.coachIds[0] ?? '' })
        }}
      />
    </>
  )
}
