import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconFileImport from '#icons/IconFileImport'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'

export type ImportDialogForm = { onFilled: (isFilled: boolean) => void; onDone: () => void }

type Props = { label: string; title: string; children: (form: ImportDialogForm) => ReactNode }

/** The button and its dialog, which asks before a table in it is lost. */
export function ImportTable({ label, title, children }: Props) {
  const { open, dialogProps, form, questions } = useImportDialog()
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} aria-hidden />} onClick={open}>
        {label}
      </Button>
      <Dialog {...dialogProps} title={title} size="xl" closeOnClickOutside={false}>
        {children(form)}
      </Dialog>
      {questions}
    </>
  )
}

function useImportDialog() {
  const { t } = useTranslation('tableImport')
  const [opened, { open, close }] = useDisclosure(false)
  const { confirm, dialog } = useConfirm()
  const [isFilled, setFilled] = useState(false)
  const leaveDialog = useLeaveGuard(opened && isFilled, { message: t('leave') })
  // Esc may come before the pasted text is rendered
  const isFilledNow = useRef(false)

  const onFilled = (filled: boolean) => {
    isFilledNow.current = filled
    setFilled(filled)
  }
  const onDone = () => {
    onFilled(false)
    close()
  }
  const askToClose = async () => {
    if (!isFilledNow.current || (await confirm({ message: t('leave'), isDestructive: true }))) onDone()
  }
  return {
    open,
    dialogProps: { opened, onClose: () => void askToClose() },
    form: { onFilled, onDone },
    questions: (
      <>
        {dialog}
        {leaveDialog}
      </>
    ),
  }
}
