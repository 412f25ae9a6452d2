import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'

/** Props that the dialog passes to the form inside it. */
export type EditorProps<Question, Kind> = DirtyListener & {
  /** Undefined for a new question. */
  question: Question | undefined
  /** The kind of the new question that was saved just before this one. */
  lastKind: Kind | undefined
  onDone: () => void
  onCancel: () => void
  /** Called after a save, when the admin wants to add another question. */
  onNext: (kind: Kind) => void
}

type Props<Question, Kind> = {
  /** The question to edit; undefined closes the dialog. */
  question: Question | 'new' | undefined
  isReadOnly: boolean
  size: string
  onClose: () => void
  children: (editor: EditorProps<Question, Kind>) => ReactNode
}

/** Adds, edits or shows a question. */
export function EditorDialog<Question extends { id: string }, Kind>({
  question,
  isReadOnly,
  size,
  onClose,
  children,
}: Props<Question, Kind>) {
  const { t } = useTranslation('questionEditor')
  const isPhone = useMediaQuery('(max-width: 48em)')
  // A new key gives the next question an empty form
  const [turn, setTurn] = useState<{ number: number; lastKind?: Kind | undefined }>({ number: 0 })
  const content = useRef<HTMLDivElement>(null)
  const close = () => {
    setTurn({ number: 0 })
    onClose()
  }
  const guard = useCloseGuard({ isOpen: question !== undefined, onClose: close })
  useEffect(() => {
    // The dialog focuses this field only when it opens
    if (turn.number > 0) content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [turn.number])
  const title = isReadOnly ? 'dialog.view' : question === 'new' ? 'dialog.add' : 'dialog.edit'

  return (
    <>
      <Dialog {...guard.dialogProps} title={t(title)} size={size} fullScreen={isPhone}>
        {question && (
          <div ref={content} key={question === 'new' ? turn.number : question.id}>
            {children({
              ...guard.formProps,
              question: question === 'new' ? undefined : question,
              lastKind: turn.lastKind,
              onDone: guard.close,
              onCancel: guard.dialogProps.onClose,
              onNext: (lastKind) => setTurn({ number: turn.number + 1, lastKind }),
            })}
          </div>
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
