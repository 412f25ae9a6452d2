import type { ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DirtyListener } from '../form/use-report-dirty.ts'
import { Dialog } from './dialog.tsx'
import { useCloseGuard } from './use-close-guard.tsx'

/** Props of a form in a dialog. `onDone` closes without a question, `onCancel` asks before typed input is lost. */
export type DialogFormProps = DirtyListener & { onDone: () => void; onCancel: () => void }

type Props<Subject> = Pick<ModalProps, 'size'> & {
  title: string
  /** What the form is about; the dialog is open while there is one. */
  subject: Subject | undefined
  onClose: () => void
  children: (subject: Subject, form: DialogFormProps) => ReactNode
}

/** A dialog with a form. It asks before typed input is closed. */
export function FormDialog<Subject>({ subject, onClose, children, ...props }: Props<Subject>) {
  const { close, dialogProps, formProps, questions } = useCloseGuard({
    isOpen: subject !== undefined,
    onClose,
  })
  return (
    <>
      <Dialog {...dialogProps} {...props}>
        {subject !== undefined &&
          children(subject, { ...formProps, onDone: close, onCancel: dialogProps.onClose })}
      </Dialog>
      {questions}
    </>
  )
}
