import { Button, Textarea, TextInput } from '@mantine/core'
import { maxWish } from '@sohbet/contract/lessons/lessons'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { userCreditsQuery } from '../enrollments/credits/credits.queries.ts'
import { useFindUser } from '../coaches/coaches.queries.ts'
import { coachChoicesQuery, useBookForLearner } from './admin-lessons.queries.ts'
import { PickSlot, type Slot } from './pick-slot.tsx'
import styles from './admin-lessons.module.css'

export function BookForLearner() {
  const { t } = useTranslation('adminLessons')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('book.action')}</Button>
      <FormDialog title={t('book.title')} subject={isOpen || undefined} onClose={() => setOpen(false)}>
        {(_, { onDone }) => <BookForm onDone={onDone} />}
      </FormDialog>
    </>
  )
}

type Learner = { id: string; username: string }

function BookForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('adminLessons')
  const [learner, setLearner] = useState<Learner>()
  return (
    <div className={styles.form}>
      <p>{t('book.hint')}</p>
      <FindLearner onFound={setLearner} />
      {learner && <BookTime key={learner.id} learner={learner} onDone={onDone} />}
    </div>
  )
}

function FindLearner({ onFound }: { onFound: (learner: Learner | undefined) => void }) {
  const { t } = useTranslation('adminLessons')
  const [email, setEmail] = useState('')
  const { mutate: find, isPending, error } = useFindUser()
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        find(email.trim(), {
          onSuccess: ({ id, username }) => onFound({ id, username }),
          onError: () => onFound(undefined),
        })
      }}
    >
      <TextInput
        size="md"
        type="email"
        autoComplete="off"
        label={t('book.email')}
        value={email}
        error={error && errorMessage(error, t('book.notFound'))}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={!email.trim()}>
        {t('book.find')}
      </Button>
    </form>
  )
}

function BookTime({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const { t } = useTranslation('adminLessons')
  const { data: coaches = [] } = useQuery(coachChoicesQuery)
  const usable = useQuery(userCreditsQuery(learner.id)).data?.usable.credits
  const { mutate: book, isPending } = useBookForLearner()
  const [coachId, setCoachId] = useState('')
  const [day, setDay] = useState(() => addDays(schoolDay(new Date()), 1))
  const [slot, setSlot] = useState<Slot>()
  const [wish, setWish] = useState('')
  const submit = (chosen: Slot) =>
    book(
      { userId: learner.id, kind: 'private', wish, ...chosen },
      {
        onSuccess: () => {
          showSuccess(t('book.done'))
          onDone()
        },
        onError: (error) => showError(t('book.failed'), errorMessage(error)),
      },
    )
  return (
    <>
      <p>
        <strong>{learner.username}</strong>
        {usable !== undefined && <> · {t('book.credits', { count: usable })}</>}
      </p>
      <SelectBox
        label={t('book.coach')}
        value={coachId}
        data={[
          { value: '', label: t('book.anyCoach') },
          ...coaches.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => {
          setCoachId(currentTarget.value)
          setSlot(undefined)
        }}
      />
      <PickSlot
        userId={learner.id}
        {...(coachId && { coachId })}
        day={day}
        onDay={setDay}
        slot={slot}
        onSlot={setSlot}
      />
      <Textarea
        size="md"
        label={t('book.wish')}
        maxLength={maxWish}
        value={wish}
        onChange={({ currentTarget }) => setWish(currentTarget.value)}
      />
      <Button disabled={!slot || usable === 0} loading={isPending} onClick={() => slot && submit(slot)}>
        {t('book.submit')}
      </Button>
    </>
  )
}
