import { ActionIcon, Button } from '@mantine/core'
import { clockOf } from '@sohbet/domain/calendar'
import type { Hours } from '@sohbet/domain/lesson/availability'
import IconPlus from '#icons/IconPlus'
import IconTrash from '#icons/IconTrash'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { endOfDay, nextSpan, quarter, withFrom } from './hours.ts'
import styles from './hours.module.css'

type Props = {
  /** The day, for screen readers. */
  name: string
  hours: readonly Hours[]
  /** Instead of rows on a day without hours. */
  nothing: string
  onChange: (hours: Hours[]) => void
  /** Further buttons of the day. */
  children?: ReactNode
}

/** The hours of a day: a row for each span. */
export function SpanList({ name, hours, nothing, onChange, children }: Props) {
  const { t } = useTranslation('lessonHours')
  const added = nextSpan(hours)
  return (
    <div className={styles.spans} data-empty={hours.length === 0 || undefined}>
      {hours.length === 0 && <p className={styles.soft}>{nothing}</p>}
      {hours.map((span, place) => (
        <SpanRow
          // oxlint-disable-next-line react/no-array-index-key -- spans have no other identity
          key={place}
          name={name}
          span={span}
          onChange={(next) => onChange(hours.with(place, next))}
          onRemove={() => onChange(hours.filter((_, other) => other !== place))}
        />
      ))}
      <div className={styles.tools}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={!added}
          aria-label={`${t('add')}: ${name}`}
          onClick={() => added && onChange([...hours, added])}
        >
          {t('add')}
        </Button>
        {children}
      </div>
    </div>
  )
}

type RowProps = { name: string; span: Hours; onChange: (span: Hours) => void; onRemove: () => void }

function SpanRow({ name, span, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('lessonHours')
  const { from, until } = span
  return (
    <div className={styles.span}>
      <SelectBox
        aria-label={`${name}: ${t('from')}`}
        value={String(from)}
        data={clocks(0, endOfDay - quarter, from)}
        onChange={({ currentTarget }) => onChange(withFrom(span, Number(currentTarget.value)))}
      />
      <span aria-hidden>–</span>
      <SelectBox
        aria-label={`${name}: ${t('until')}`}
        value={String(until)}
        data={clocks(from + quarter, endOfDay, until)}
        onChange={({ currentTarget }) => onChange({ from, until: Number(currentTarget.value) })}
      />
      <ActionIcon
        size={44}
        variant="subtle"
        aria-label={t('remove', { day: name, from: clockOf(from), until: clockOf(until) })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Every quarter of an hour. A saved time between them stays available. */
function clocks(first: number, last: number, chosen: number) {
  const start = Math.ceil(first / quarter) * quarter
  const minutes = Array.from({ length: (last - start) / quarter + 1 }, (_, step) => start + step * quarter)
  const offered = minutes.includes(chosen)
    ? minutes
    : [...minutes, chosen].toSorted((one, other) => one - other)
  return offered.map((minute) => ({ value: String(minute), label: clockOf(minute) }))
}
