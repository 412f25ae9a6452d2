import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import IconArrowsExchange from '#icons/IconArrowsExchange'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TransferForm } from './transfer-form.tsx'

type Props = { quizId: string; questions: readonly KeyedQuizQuestion[] }

/** The button and its dialog: chosen questions move to another quiz, or are copied. */
export function TransferQuestions({ quizId, questions }: Props) {
  const { t } = useTranslation('quizzes')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={open}>
        {t('transfer.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('transfer.title')} size="lg">
        <TransferForm quizId={quizId} questions={questions} onDone={close} />
      </Dialog>
    </>
  )
}
