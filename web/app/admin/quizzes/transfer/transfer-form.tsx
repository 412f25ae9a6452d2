import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { shortened } from '@sohbet/domain/shortened'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { courseTypesQuery } from '../../course-types/course-types.queries.ts'
import { modulesQuery } from '../../modules/modules.queries.ts'
import { useTransferQuestions } from '../quizzes.queries.ts'
import styles from './transfer-form.module.css'

type Props = { quizId: string; questions: readonly KeyedQuizQuestion[]; onDone: () => void }

export function TransferForm({ quizId, questions, onDone }: Props) {
  const { t } = useTranslation('quizzes')
  const { mutate, isPending } = useTransferQuestions(quizId)
  const [ids, choose] = useState<string[]>([])
  const [moduleId, setModuleId] = useState('')
  const send = (isCopy: boolean) =>
    mutate(
      { ids, moduleId, isCopy },
      {
        onSuccess: ({ count }) => {
          showSuccess(t(isCopy ? 'transfer.copied' : 'transfer.moved', { count }))
          onDone()
        },
        onError: (error) => showError(t('transfer.failed'), errorMessage(error)),
      },
    )
  const isReady = ids.length > 0 && moduleId !== ''
  return (
    <div className={styles.form}>
      <p className={styles.plain}>{t('transfer.text')}</p>
      <Checkbox.Group label={t('transfer.questions')} value={ids} onChange={choose} size="md">
        <div className={styles.questions}>
          {questions.map(({ id, content }, index) => (
            <Checkbox key={id} value={id} label={`${index + 1}. ${shortened(content)}`} lang="en" />
          ))}
        </div>
      </Checkbox.Group>
      <Target quizId={quizId} moduleId={moduleId} onChoose={setModuleId} />
      <ButtonRow>
        <Button disabled={!isReady} loading={isPending} onClick={() => send(false)}>
          {t('transfer.move', { count: ids.length })}
        </Button>
        <Button variant="default" disabled={!isReady || isPending} onClick={() => send(true)}>
          {t('transfer.copy', { count: ids.length })}
        </Button>
      </ButtonRow>
    </div>
  )
}

type TargetProps = { quizId: string; moduleId: string; onChoose: (moduleId: string) => void }

/** The module whose quiz gets the questions, of any course type. */
function Target({ quizId, moduleId, onChoose }: TargetProps) {
  const { t } = useTranslation('quizzes')
  const { data: types = [] } = useQuery(courseTypesQuery)
  const [typeId, setTypeId] = useState('')
  const { data: modules = [] } = useQuery({ ...modulesQuery(typeId), enabled: typeId !== '' })
  const none = { value: '', label: t('transfer.choose') }
  return (
    <div className={styles.target}>
      <SelectBox
        label={t('transfer.type')}
        value={typeId}
        data={[none, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => {
          setTypeId(currentTarget.value)
          onChoose('')
        }}
      />
      <SelectBox
        label={t('transfer.module')}
        value={moduleId}
        disabled={typeId === ''}
        data={[
          none,
          ...modules
            .filter(({ quiz }) => quiz?.id !== quizId)
            .map(({ id, order, name }) => ({ value: id, label: `${order}. ${name}` })),
        ]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  )
}
