import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconFileImport from '#icons/IconFileImport'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { ImportForm } from './import-form.tsx'

/** The button and its dialog, which asks before a table in it is lost. */
export function ImportQuestions({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const [isOpen, { open, close }] = useDisclosure(false)
  const { confirm, dialog } = useConfirm()
  const [isFilled, setFilled] = useState(false)
  const leaveDialog = useLeaveGuard(isOpen && isFilled, { message: t('csv.leave') })
  // Esc may come before the pasted text is rendered
  const isFilledNow = useRef(false)

  const updateFilled = (filled: boolean) => {
    isFilledNow.current = filled
    setFilled(filled)
  }
  const finish = () => {
    updateFilled(false)
    close()
  }
  const askToClose = async () => {
    if (!isFilledNow.current || (await confirm({ message: t('csv.leave'), isDestructive: true }))) finish()
  }

  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} aria-hidden />} onClick={open}>
        {t('csv.import')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => void askToClose()}
        title={t('csv.importTitle')}
        size="xl"
        closeOnClickOutside={false}
      >
        <ImportForm testId={testId} onFilled={updateFilled} onDone={finish} />
      </Dialog>
      {dialog}
      {leaveDialog}
    </>
  )
}
