import { TextInput } from '@mantine/core'
import IconChevronDown from '#icons/IconChevronDown'
import type { AwayRow } from '@sohbet/contract/lessons/coach-away'
import type { AwayChoice } from '@sohbet/domain/away/away'
import { schoolDay, schoolZone } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'
import { useId, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { momentByClocks, spanByClocks } from '../live-sessions/live-session-clock.ts'
import { momentOf } from '../live-sessions/change/live-session-values.ts'
import { isIncomplete, type Chosen } from './away-choices.ts'
import styles from './away.module.css'

type Props = {
  row: AwayRow
  chosen: Chosen
  /** Why it was refused or not applied. */
  problem: string | undefined
  onChoose: (chosen: Chosen) => void
}

const timeOf = (moment: string, language: Language) =>
  dateWriter(language, {
    timeZone: schoolZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment))

/** A session or lesson with what becomes of it; a tap opens the choices. */
export function AwayRowLine({ row, chosen, problem, onChoose }: Props) {
  const { t } = useTranslation('coachAway')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const title =
    row.course ??
    [t(`lesson.${row.lesson ?? 'private'}`), row.learners.join(', ')].filter(Boolean).join(' · ')
  const duration = (Date.parse(row.endsAt) - Date.parse(row.startsAt)) / 60_000
  const span = spanByClocks(
    { startsAt: row.startsAt, duration },
    { language, timeZone: schoolZone },
    { withDay: false },
  )
  const isFixed = row.choices.length === 1
  const isOpenNow = isOpen || isIncomplete(chosen)
  const words = (
    <>
      <time dateTime={row.startsAt}>{timeOf(row.startsAt, language)}</time>
      <span className={styles.words}>
        <strong>{title}</strong>
        <Becomes row={row} chosen={chosen} />
        {problem && <span className={styles.problem}>{problem}</span>}
      </span>
    </>
  )
  if (isFixed)
    return (
      <li className={styles.row} data-choice={chosen.choice}>
        <div className={styles.line}>{words}</div>
      </li>
    )
  return (
    <li className={styles.row} data-choice={chosen.choice} data-problem={problem !== undefined || undefined}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpenNow}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
        <IconChevronDown size={18} aria-hidden />
      </button>
      {isOpenNow && (
        <fieldset id={id} className={styles.choices} aria-label={`${title}, ${span.school}`}>
          <Choices row={row} chosen={chosen} onChoose={onChoose} />
        </fieldset>
      )}
    </li>
  )
}

/** What becomes of it, in words. */
function Becomes({ row, chosen: { choice, coachId, startsAt } }: Pick<Props, 'row' | 'chosen'>) {
  const { t } = useTranslation('coachAway')
  const language = useLanguage()
  if (row.role === 'second') return <span>{t('row.second', { name: row.otherCoach ?? '' })}</span>
  const name = row.substitutes.find((coach) => coach.id === coachId)?.name ?? ''
  const moment = startsAt ? momentByClocks(startsAt, { language, timeZone: schoolZone }).school : '…'
  const text = {
    ask: t('row.ask', { name: name || '…' }),
    move: t(row.lesson === null ? 'row.move' : 'row.propose', { moment }),
    cancel: t(row.lesson === null ? 'row.cancel' : 'row.cancelLesson'),
    leave: row.asked === null ? t('row.leave') : t('row.asked', { name: row.asked }),
  }[choice]
  return (
    <span>
      {row.role === 'substitute' && `${t('row.substitute', { name: row.otherCoach ?? '' })} `}
      {text}
    </span>
  )
}

function Choices({ row, chosen, onChoose }: Omit<Props, 'problem'>) {
  const { t } = useTranslation('coachAway')
  const nobody = row.substitutes.length === 0
  const choose = (choice: AwayChoice) =>
    onChoose({
      choice,
      coachId: chosen.coachId ?? row.substituteId ?? row.substitutes[0]?.id ?? null,
      startsAt: chosen.startsAt ?? row.moveTo,
    })
  return (
    <>
      <SelectBox
        label={t('row.choice')}
        value={chosen.choice}
        data={row.choices.map((value) => ({
          value,
          label:
            value === 'ask' && nobody
              ? t('choice.nobody')
              : t(value === 'move' && row.lesson !== null ? 'choice.propose' : `choice.${value}`),
          disabled: value === 'ask' && nobody,
        }))}
        onChange={({ currentTarget }) => {
          const choice = row.choices.find((one) => one === currentTarget.value)
          if (choice) choose(choice)
        }}
      />
      {chosen.choice === 'ask' && (
        <SelectBox
          label={t('row.coach')}
          value={chosen.coachId ?? ''}
          data={row.substitutes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => onChoose({ ...chosen, coachId: currentTarget.value })}
        />
      )}
      {chosen.choice === 'move' && (
        <NewTime
          value={chosen.startsAt}
          initial={row.moveTo ?? row.startsAt}
          onChange={(startsAt) => onChoose({ ...chosen, startsAt })}
        />
      )}
    </>
  )
}

type NewTimeProps = { value: string | null; initial: string; onChange: (moment: string | null) => void }

function NewTime({ value, initial, onChange }: NewTimeProps) {
  const { t } = useTranslation('coachAway')
  const shown = new Date(value ?? initial)
  const [day, setDay] = useState(value === null ? '' : schoolDay(shown))
  const [time, setTime] = useState(timeOf(shown.toISOString(), 'en'))
  const change = (next: { day: string; time: string }) => {
    setDay(next.day)
    setTime(next.time)
    onChange(momentOf(next) ?? null)
  }
  return (
    <>
      <TextInput
        size="md"
        type="date"
        label={t('row.day')}
        value={day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value, time })}
      />
      <TextInput
        size="md"
        type="time"
        step={900}
        label={t('row.time')}
        value={time}
        onChange={({ currentTarget }) => change({ day, time: currentTarget.value })}
      />
    </>
  )
}
