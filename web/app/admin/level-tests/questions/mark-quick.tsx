import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { quickQuestions } from '@sohbet/domain/level-test/quick-test'
import { shortened } from '@sohbet/domain/shortened'
import IconClock from '#icons/IconClock'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog, DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useMarkQuick } from '../level-tests.queries.ts'
import styles from './questions.module.css'

type Props = { testId: string; questions: readonly KeyedQuestion[] }

/** The button and its dialog: all questions that the quick test asks, marked in one go. */
export function MarkQuick(props: Props) {
  const { t } = useTranslation('levelTests')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconClock size={20} aria-hidden />} onClick={open}>
        {t('marking.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('marking.title')} size="lg">
        <MarkForm {...props} onClose={close} />
      </Dialog>
    </>
  )
}

const marked = ({ isQuick }: KeyedQuestion) => isQuick

function MarkForm({ testId, questions, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('levelTests')
  const { mutate, isPending } = useMarkQuick(testId)
  const before = questions.filter(marked).map(({ id }) => id)
  const [ids, choose] = useState(before)
  const mark = ids.filter((id) => !before.includes(id))
  const unmark = before.filter((id) => !ids.includes(id))
  const save = () =>
    mutate(
      { mark, unmark },
      {
        onSuccess: () => {
          showSuccess(t('marking.done'))
          onClose()
        },
        onError: (error) => showError(t('marking.failed'), errorMessage(error)),
      },
    )
  return (
    <>
      <p className={styles.plain}>{t('marking.text')}</p>
      <Checkbox.Group
        label={t('marking.count', { marked: ids.length, needed: quickQuestions })}
        value={ids}
        onChange={choose}
        size="md"
      >
        <div className={styles.marks}>
          {questions
            .filter(({ type }) => type === 'text')
            .map(({ id, text }) => (
              <Checkbox key={id} value={id} label={shortened(text)} lang="en" />
            ))}
        </div>
      </Checkbox.Group>
      <DialogFooter onCancel={onClose}>
        <Button disabled={mark.length + unmark.length === 0} loading={isPending} onClick={save}>
          {t('marking.save')}
        </Button>
      </DialogFooter>
    </>
  )
}
