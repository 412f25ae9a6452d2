import '@mantine/core/styles/Radio.css'
import { Button, Radio } from '@mantine/core'
import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { decidedOutcomes, type DecidedOutcome } from '@sohbet/domain/lesson/rules'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { formatSchoolTime } from '../../parts/school/format-school-time.ts'
import { useDecide } from './admin-lessons.queries.ts'
import styles from './admin-lessons.module.css'

type Props = { lesson: AdminLesson | undefined; onClose: () => void }

export function DecideLesson({ lesson, onClose }: Props) {
  const { t } = useTranslation('adminLessons')
  return (
    <FormDialog title={t('decide.title')} subject={lesson} onClose={onClose}>
      {(shown, { onDone }) => <DecideForm lesson={shown} onDone={onDone} />}
    </FormDialog>
  )
}

function DecideForm({ lesson, onDone }: { lesson: AdminLesson; onDone: () => void }) {
  const { t } = useTranslation('adminLessons')
  const { mutate: decide, isPending } = useDecide()
  const [outcome, choose] = useState<DecidedOutcome>()
  const submit = (chosen: DecidedOutcome) =>
    decide(
      { id: lesson.id, outcome: chosen },
      {
        onSuccess: () => {
          showSuccess(t('decide.done'))
          onDone()
        },
        onError: (error) => showError(t('decide.failed'), errorMessage(error)),
      },
    )
  return (
    <div className={styles.form}>
      <Doors lesson={lesson} />
      <Radio.Group
        label={t('decide.choose')}
        value={outcome ?? ''}
        onChange={(value) => choose(decidedOutcomes.find((one) => one === value))}
      >
        <div className={styles.form}>
          {decidedOutcomes.map((one) => (
            <Radio
              key={one}
              size="md"
              value={one}
              label={t(`outcome.${one}`)}
              description={t(`decide.hint.${one}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <p className={styles.soft}>{t('decide.once')}</p>
      <Button disabled={!outcome} loading={isPending} onClick={() => outcome && submit(outcome)}>
        {t('decide.submit')}
      </Button>
    </div>
  )
}

/** What the doors recorded, and what the coach said. */
function Doors({ lesson: { coachCameAt, learners } }: { lesson: AdminLesson }) {
  const { t } = useTranslation('adminLessons')
  const language = useLanguage()
  const came = (moment: string | null) =>
    moment ? t('decide.cameAt', { moment: formatSchoolTime(moment, language) }) : t('decide.never')
  return (
    <ul className={styles.facts}>
      <li>
        <strong>{t('decide.door.coach')}</strong>: {came(coachCameAt)}
      </li>
      {learners.map(({ userId, name, cameAt, isPresent }) => (
        <li key={userId ?? name}>
          <strong>{t('decide.door.learner', { name: name || t('erased') })}</strong>: {came(cameAt)}
          {isPresent !== null && <div>{t(isPresent ? 'decide.said.came' : 'decide.said.absent')}</div>}
        </li>
      ))}
    </ul>
  )
}
