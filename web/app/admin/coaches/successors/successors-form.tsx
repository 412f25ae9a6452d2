import { Button } from '@mantine/core'
import type { LeftBehind } from '@sohbet/contract/people/replacements'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { formatSchoolTime } from '../../../parts/school/format-school-time.ts'
import { useLanguage } from '../../../texts/language.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import type { DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { focusFirst } from '../../../ui/form/focus-first.ts'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { chooseForAll, coachesForAll, firstChoices, missingOf, namedBy, type Choices } from './choices.ts'
import { fieldOf, LeftThings } from './left-things.tsx'
import styles from './successors.module.css'
import { leftBehindQuery, useReplace, type ReplacementBody } from './successors.queries.ts'

type Asked = { userId: string; change: ReplacementBody['change']; note?: ReactNode; deed: string }

export function SuccessorsForm(props: Asked & DialogFormProps) {
  const { t } = useTranslation('successors')
  const { data, error, refetch } = useQuery(leftBehindQuery(props.userId))
  if (data) return <Form {...props} left={data} />
  if (error) return <ErrorState hint={errorMessage(error, t('loadFailed'))} onRetry={() => void refetch()} />
  return <LoadingState lines={6} />
}

function Form({
  left,
  userId,
  change,
  note,
  deed,
  onDone,
  onCancel,
  ...dirt
}: Asked & DialogFormProps & { left: LeftBehind }) {
  const { t } = useTranslation('successors')
  const [choices, choose] = useState<Choices>(() => firstChoices(left))
  const [isTried, setTried] = useState(false)
  const { mutate: replace, isPending } = useReplace(userId)
  useReportDirty(
    { isDirty: () => Object.keys(choices).length > Object.keys(firstChoices(left)).length },
    dirt,
  )
  const missing = missingOf(left, choices)
  const submit = () => {
    setTried(true)
    if (missing.length > 0) {
      focusFirst({ getInputNode: (id) => document.getElementById(fieldOf(id)) }, missing)
      return
    }
    replace(
      { change, ...namedBy(left, choices) },
      {
        onSuccess: () => {
          showSuccess(t('done'))
          onDone()
        },
        // The list is read again, and choices that no longer hold are marked
        onError: (error) => showError(t('failed'), errorMessage(error)),
      },
    )
  }
  return (
    <div className={styles.form}>
      <p>{t('hint')}</p>
      {note && <p>{note}</p>}
      <OneForAll left={left} onChoose={(coachId) => choose(chooseForAll(left, coachId, choices))} />
      <LeftThings
        left={left}
        choices={choices}
        faults={isTried ? missing : []}
        onChoose={(id, coachId) => choose({ ...choices, [id]: coachId })}
      />
      <Besides left={left} isStaying={change.kind === 'replace'} />
      {isTried && missing.length > 0 && (
        <p role="alert" className={styles.fault}>
          {t('missing', { count: missing.length })}
        </p>
      )}
      <DialogFooter onCancel={onCancel}>
        <Button loading={isPending} onClick={submit}>
          {deed}
        </Button>
      </DialogFooter>
    </div>
  )
}

function OneForAll({ left, onChoose }: { left: LeftBehind; onChoose: (coachId: string) => void }) {
  const { t } = useTranslation('successors')
  const [chosen, setChosen] = useState('')
  const coaches = coachesForAll(left)
  const all = left.courses.length + left.sessions.length + left.lessons.length
  if (coaches.length === 0)
    return (
      <p role="note" className={styles.warning}>
        {t('noCoach')}
      </p>
    )
  return (
    <SelectBox
      label={t('forAll')}
      description={t('forAllHint')}
      value={chosen}
      data={[
        { value: '', label: t('choose') },
        ...coaches.map(({ id, name, count }) => ({ value: id, label: t('takes', { name, count, all }) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        setChosen(value)
        if (value) onChoose(value)
      }}
    />
  )
}

/** What needs no choice. */
function Besides({ left: { requests, busyUntil }, isStaying }: { left: LeftBehind; isStaying: boolean }) {
  const { t } = useTranslation('successors')
  const language = useLanguage()
  return (
    <>
      {requests > 0 && <p className={styles.soft}>{t('requests', { count: requests })}</p>}
      {busyUntil && (
        <p role="note" className={isStaying ? styles.soft : styles.warning}>
          {t(isStaying ? 'begunStays' : 'begun', { time: formatSchoolTime(busyUntil, language) })}
        </p>
      )}
    </>
  )
}
