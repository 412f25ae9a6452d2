import { useMediaQuery } from '@mantine/hooks'
import { Fragment, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'

/** Props that the dialog passes to the form inside it. */
export type EditorProps<Question> = DirtyListener & {
  /** Undefined for a new question. */
  question: Question | undefined
  onDone: () => void
  onCancel: () => void
  /** Called after a save, when the admin wants to add another question. */
  onNext: () => void
}

type Props<Question> = {
  /** The question to edit; undefined closes the dialog. */
  question: Question | 'new' | undefined
  isReadOnly: boolean
  size: string
  onClose: () => void
  children: (editor: EditorProps<Question>) => ReactNode
}

/** Adds, edits or shows a question. */
export function EditorDialog<Question extends { id: string }>({
  question,
  isReadOnly,
  size,
  onClose,
  children,
}: Props<Question>) {
  const { t } = useTranslation('questionEditor')
  const isPhone = useMediaQuery('(max-width: 48em)')
  // A new key gives the next question an empty form
  const [turn, setTurn] = useState(0)
  const guard = useCloseGuard({ isOpen: question !== undefined, onClose })
  const title = isReadOnly ? 'dialog.view' : question === 'new' ? 'dialog.add' : 'dialog.edit'

  return (
    <>
      <Dialog {...guard.dialogProps} title={t(title)} size={size} fullScreen={isPhone}>
        {question && (
          <Fragment key={question === 'new' ? turn : question.id}>
            {children({
              ...guard.formProps,
              question: question === 'new' ? undefined : question,
              onDone: guard.close,
              onCancel: guard.dialogProps.onClose,
              onNext: () => setTurn(turn + 1),
            })}
          </Fragment>
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
