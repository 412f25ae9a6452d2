import type { Coach } from '@sohbet/contract/coaches'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import { CoachForm } from './coach-form.tsx'

export type OpenedCoach =
  | { mode: 'create'; coach: undefined }
  | { mode: 'view' | 'edit'; coach: Coach }
  | undefined

const titles = { create: 'form.createTitle', edit: 'form.editTitle', view: 'form.viewTitle' } as const

/** The same form makes a coach, changes one and shows one. */
export function CoachDialog({ opened, onClose }: { opened: OpenedCoach; onClose: () => void }) {
  const { t } = useTranslation('coaches')
  const { confirm, dialog, isAsking } = useConfirm()
  const [isDirty, setDirty] = useState(false)
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  // Esc may come before what was typed is drawn
  const isDirtyNow = useRef<() => boolean>(null)
  const leaveDialog = useLeaveGuard(opened !== undefined && isDirty, { isInDialog: true })

  const close = () => {
    setDirty(false)
    onClose()
  }
  const askToClose = async () => {
    if (!isDirtyNow.current?.() || (await confirm({ message: t('form.leave'), isDestructive: true }))) close()
  }

  return (
    <>
      <Dialog
        opened={opened !== undefined}
        onClose={() => void askToClose()}
        title={t(titles[opened?.mode ?? 'view'])}
        size="lg"
        // A slip of the mouse is no answer
        closeOnClickOutside={!isDirty}
        // Esc is for the dialog that lies on top
        closeOnEscape={!isAsking && !isPhotoOpen}
      >
        {opened && (
          <CoachForm
            key={opened.coach?.id ?? ''}
            coach={opened.coach}
            isReadOnly={opened.mode === 'view'}
            onDirty={setDirty}
            isDirtyNow={isDirtyNow}
            upload={{ isOpen: isPhotoOpen, setOpen: setPhotoOpen }}
            onDone={close}
            onCancel={() => void askToClose()}
          />
        )}
      </Dialog>
      {dialog}
      {leaveDialog}
    </>
  )
}
