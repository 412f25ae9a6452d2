import { Button } from '@mantine/core'
import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { schoolDay } from '@sohbet/domain/calendar'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { AboutLesson } from './about-lesson.tsx'
import { useMoveForLearner } from './admin-lessons.queries.ts'
import { PickSlot, type Slot } from './pick-slot.tsx'
import styles from './admin-lessons.module.css'

type Props = { lesson: AdminLesson | undefined; onClose: () => void }

export function MoveLesson({ lesson, onClose }: Props) {
  const { t } = useTranslation('adminLessons')
  return (
    <FormDialog title={t('move.title')} subject={lesson} onClose={onClose}>
      {(shown, { onDone }) => <MoveForm lesson={shown} onDone={onDone} />}
    </FormDialog>
  )
}

function MoveForm({ lesson, onDone }: { lesson: AdminLesson; onDone: () => void }) {
  const { t } = useTranslation('adminLessons')
  const { mutate: move, isPending } = useMoveForLearner()
  const [day, setDay] = useState(schoolDay(new Date(lesson.startsAt)))
  const [slot, setSlot] = useState<Slot>()
  const submit = ({ startsAt }: Slot) =>
    move(
      { id: lesson.id, startsAt },
      {
        onSuccess: () => {
          showSuccess(t('move.done'))
          onDone()
        },
        onError: (error) => showError(t('move.failed'), errorMessage(error)),
      },
    )
  return (
    <div className={styles.form}>
      <AboutLesson lesson={lesson} />
      <p>{t('move.hint')}</p>
      <PickSlot
        userId={lesson.learners[0]?.userId ?? ''}
        coachId={lesson.coach.id}
        lessonId={lesson.id}
        movedFrom={lesson.startsAt}
        day={day}
        onDay={setDay}
        slot={slot}
        onSlot={setSlot}
      />
      <Button disabled={!slot} loading={isPending} onClick={() => slot && submit(slot)}>
        {t('move.submit')}
      </Button>
    </div>
  )
}
