import { Button, TextInput } from '@mantine/core'
import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { schoolDay, schoolZone } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { cityOf } from '@sohbet/domain/zoned-time'
import { dateWriter } from '@sohbet/domain/writers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { minutesOf } from '../../../parts/lessons/minutes-of.ts'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import {
  freeCoachesQuery,
  requestsQuery,
  timesOfDayQuery,
  useAskCoach,
  usePropose,
} from './requests.queries.ts'
import styles from '../coach-lessons.module.css'

/** Before a lesson: propose another time to the learner, or ask another coach to take it. */
export function AskAboutLesson({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const [deed, setDeed] = useState<'time' | 'coach'>()
  const stop = () => setDeed(undefined)
  return (
    <>
      {lesson.kind === 'private' && (
        <Button variant="default" onClick={() => setDeed('time')}>
          {t('propose.action')}
        </Button>
      )}
      <Button variant="default" onClick={() => setDeed('coach')}>
        {t('handOver.action')}
      </Button>
      <FormDialog title={t('propose.title')} subject={deed === 'time' ? lesson : undefined} onClose={stop}>
        {(shown, form) => <Propose lesson={shown} {...form} />}
      </FormDialog>
      <FormDialog title={t('handOver.title')} subject={deed === 'coach' ? lesson : undefined} onClose={stop}>
        {(shown, form) => <Ask lesson={shown} {...form} />}
      </FormDialog>
    </>
  )
}

/** The coach's open question about a lesson; the dialog of another question says what becomes of it. */
export function OpenQuestion({ lessonId, inDialog = false }: { lessonId: string; inDialog?: boolean }) {
  const { t } = useTranslation('coachLessons')
  const language = useLanguage()
  const { data } = useQuery(requestsQuery)
  const open = data?.own.find((one) => one.lessonId === lessonId)
  if (!open) return null
  return (
    <p role="note" className={styles.soft}>
      {open.startsAt
        ? t('propose.open', { moment: formatDateTime(open.startsAt, language) })
        : t('handOver.open', { coach: open.to })}
      {inDialog && ` ${t('replaced')}`}
    </p>
  )
}

type Props = { lesson: CoachLesson } & Pick<DialogFormProps, 'onDone' | 'onCancel'>

/** Which lesson the question is about. */
function About({ lesson }: { lesson: CoachLesson }) {
  const names = lesson.pupils.map(({ name }) => name).filter(Boolean)
  return (
    <p>
      <strong>{lesson.topic || names.join(', ')}</strong>
      <br />
      <LiveSessionWhen startsAt={lesson.startsAt} duration={minutesOf(lesson)} />
    </p>
  )
}

/** A time on the school's clock, and on the coach's if it differs: '09:00 Istanbul · 06:00 London'. */
function clocksOf(moment: string, language: Language): string {
  const timeIn = (timeZone: string) =>
    dateWriter(language, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(moment))
  const named = (zone: string) => `${timeIn(zone)} ${cityOf(zone, language)}`
  const own = ownZone()
  return timeIn(own) === timeIn(schoolZone) ? named(schoolZone) : `${named(schoolZone)} · ${named(own)}`
}

function Propose({ lesson, onDone, onCancel }: Props) {
  const { t } = useTranslation('coachLessons')
  const language = useLanguage()
  const [day, setDay] = useState(schoolDay(new Date(lesson.startsAt)))
  const [startsAt, choose] = useState('')
  const { data = [], error } = useQuery(timesOfDayQuery(lesson.id, day))
  const { mutate: propose, isPending } = usePropose()
  const submit = () =>
    propose(
      { id: lesson.id, startsAt },
      {
        onSuccess: () => {
          showSuccess(t('propose.done'))
          onDone()
        },
        onError: (failure) => showError(t('propose.failed'), errorMessage(failure)),
      },
    )
  return (
    <div className={styles.question}>
      <About lesson={lesson} />
      <p className={styles.soft}>{t('propose.hint')}</p>
      <OpenQuestion lessonId={lesson.id} inDialog />
      <TextInput
        size="md"
        type="date"
        label={t('propose.day')}
        value={day}
        onChange={({ currentTarget }) => {
          if (currentTarget.value) setDay(currentTarget.value)
          choose('')
        }}
      />
      <SelectBox
        label={t('propose.time')}
        value={startsAt}
        error={error && errorMessage(error)}
        data={[
          { value: '', label: data.length === 0 ? t('propose.none') : '–' },
          ...data
            .filter((time) => time.startsAt !== lesson.startsAt)
            .map((time) => ({ value: time.startsAt, label: clocksOf(time.startsAt, language) })),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <DialogFooter onCancel={onCancel}>
        <Button disabled={!startsAt} loading={isPending} onClick={submit}>
          {t('propose.submit')}
        </Button>
      </DialogFooter>
    </div>
  )
}

function Ask({ lesson, onDone, onCancel }: Props) {
  const { id } = lesson
  const { t } = useTranslation('coachLessons')
  const { data, error } = useQuery(freeCoachesQuery(id))
  const { mutate: ask, isPending } = useAskCoach()
  const [chosen, choose] = useState('')
  const coachId = chosen || (data?.[0]?.id ?? '')
  const submit = () =>
    ask(
      { id, coachId },
      {
        onSuccess: () => {
          showSuccess(t('handOver.done'))
          onDone()
        },
        onError: (failure) => showError(t('handOver.failed'), errorMessage(failure)),
      },
    )
  if (data?.length === 0) return <p role="note">{t('handOver.none')}</p>
  return (
    <div className={styles.question}>
      <About lesson={lesson} />
      <p className={styles.soft}>{t('handOver.hint')}</p>
      <OpenQuestion lessonId={id} inDialog />
      <SelectBox
        label={t('handOver.coach')}
        value={coachId}
        error={error && errorMessage(error)}
        data={(data ?? []).map((coach) => ({ value: coach.id, label: coach.name }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <DialogFooter onCancel={onCancel}>
        <Button disabled={!coachId} loading={isPending} onClick={submit}>
          {t('handOver.submit')}
        </Button>
      </DialogFooter>
    </div>
  )
}
