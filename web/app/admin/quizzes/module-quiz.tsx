import { Button } from '@mantine/core'
import IconPlus from '#icons/IconPlus'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { QuizQuestions } from './quiz-questions.tsx'
import { moduleQuizQuery, useCreateQuiz } from './quizzes.queries.ts'

type Props = {
  moduleId: string
  /** The module is in view mode. */
  isReadOnly: boolean
}

/** The quiz of a module, or a button that creates one. */
export function ModuleQuiz({ moduleId, isReadOnly }: Props) {
  const { t } = useTranslation('quizzes')
  const { data: quiz, error, refetch } = useQuery(moduleQuizQuery(moduleId))
  if (quiz) return <QuizQuestions key={quiz.id} quizId={quiz.id} isReadOnly={isReadOnly} />
  if (quiz === null) return <NoQuiz moduleId={moduleId} isReadOnly={isReadOnly} />
  if (error)
    return <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  return <LoadingState lines={6} />
}

function NoQuiz({ moduleId, isReadOnly }: Props) {
  const { t } = useTranslation('quizzes')
  const { mutate: create, isPending } = useCreateQuiz()
  // The second click of a double click comes before the button is disabled
  const isSent = useRef(false)
  const send = () => {
    if (isSent.current) return
    isSent.current = true
    create(moduleId, {
      onSuccess: () => showSuccess(t('created')),
      onError: (error) => showError(t('createFailed'), errorMessage(error, t('createFailedText'))),
      onSettled: () => {
        isSent.current = false
      },
    })
  }
  return (
    <EmptyState
      title={t('none')}
      hint={isReadOnly ? undefined : t('noneHint')}
      action={
        !isReadOnly && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} loading={isPending} onClick={send}>
            {t('create')}
          </Button>
        )
      }
    />
  )
}
