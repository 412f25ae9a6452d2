import { Button } from '@mantine/core'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { shortened } from '@sohbet/domain/shortened'
import IconArrowsSort from '#icons/IconArrowsSort'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SortableList } from '../../ui/list/sortable-list.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import styles from './quizzes.module.css'
import { useOrderQuestions } from './quizzes.queries.ts'

type Props = { quizId: string; questions: readonly KeyedQuizQuestion[] }

/** Orders all questions, including those that the table hides: by drag, keyboard or tap. */
export function OrderQuestions({ quizId, questions }: Props) {
  const { t } = useTranslation('quizzes')
  const [isOpen, setOpen] = useState(false)
  const { mutate: order } = useOrderQuestions(quizId)
  const place = (id: string) => questions.findIndex((question) => question.id === id) + 1
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsSort size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('order.button')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('order.title')} size="lg">
        <div className={styles.order}>
          <p className={styles.plain}>{t('order.hint')}</p>
          <SortableList
            label={t('order.title')}
            items={questions}
            nameOf={({ id }) => t('order.question', { position: place(id) })}
            onOrder={(ordered) =>
              order(ordered, { onError: (error) => showError(t('order.failed'), errorMessage(error)) })
            }
          >
            {({ content, questionType }, index) => (
              <>
                <span lang="en">
                  {index + 1}. {shortened(content)}
                </span>
                <span className={styles.soft}>{t(`questions.type.${questionType}`)}</span>
              </>
            )}
          </SortableList>
          <Button onClick={() => setOpen(false)}>{t('order.done')}</Button>
        </div>
      </Dialog>
    </>
  )
}
