import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { clockOf, daysOfWeek } from '@sohbet/domain/calendar'
import { zoomDuration, type ZoomTime } from '@sohbet/domain/course/zoom-times'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { SelectBox } from '../../../../ui/form/select-box.tsx'
import styles from '../../courses.module.css'

const { min, max, step } = zoomDuration
const durations = Array.from({ length: (max - min) / step + 1 }, (_, place) => min + place * step)

type Props = {
  place: number
  time: ZoomTime
  error: string | undefined
  isReadOnly: boolean
  onChange: (time: ZoomTime) => void
  onRemove: () => void
}

export function ZoomTimeRow({ place, time, error, isReadOnly, onChange, onRemove }: Props) {
  const { t } = useTranslation('courses')
  const number = place + 1
  const setClock = (clock: string) => {
    const [hour, minute] = clock.split(':').map(Number)
    // An emptied field keeps the previous time
    if (hour !== undefined && minute !== undefined) onChange({ ...time, hour, minute })
  }
  // An unusual duration stays available until another is chosen
  const offered = durations.includes(time.duration) ? durations : [time.duration, ...durations]
  return (
    <fieldset
      aria-label={t('zoom.session', { number })}
      className={styles.time}
      data-bad={error ? true : undefined}
    >
      <SelectBox
        label={t('zoom.day')}
        value={time.dayOfWeek}
        data-path={`zoomTimes.${place}`}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...time, dayOfWeek: daysOfWeek.find((day) => day === value) ?? time.dayOfWeek })
        }
        data={daysOfWeek.map((day) => ({ value: day, label: t(`zoom.days.${day}`) }))}
      />
      <TextInput
        size="md"
        type="time"
        label={t('zoom.start')}
        value={clockOf(time.hour * 60 + time.minute)}
        onChange={({ currentTarget }) => setClock(currentTarget.value)}
      />
      <SelectBox
        label={t('zoom.duration')}
        value={String(time.duration)}
        onChange={({ currentTarget }) => onChange({ ...time, duration: Number(currentTarget.value) })}
        data={offered.map(String)}
      />
      {!isReadOnly && (
        <Tooltip label={t('zoom.remove', { number })}>
          <ActionIcon
            size={44}
            variant="subtle"
            className={styles.remove}
            aria-label={t('zoom.remove', { number })}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <p role="alert" className={styles.fault}>
        {error}
      </p>
    </fieldset>
  )
}
