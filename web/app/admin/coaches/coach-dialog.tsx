import type { Coach } from '@sohbet/contract/people/coaches'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import { CoachForm } from './coach-form.tsx'
import type { FoundUser } from './coach-user.tsx'

export type OpenedCoach =
  | { mode: 'create'; coach: undefined; account?: FoundUser | undefined }
  | { mode: 'view' | 'edit'; coach: Coach }
  | undefined

const titles = { create: 'form.createTitle', edit: 'form.editTitle', view: 'form.viewTitle' } as const

/** The same form creates, edits and shows a coach. */
export function CoachDialog({ opened, onClose }: { opened: OpenedCoach; onClose: () => void }) {
  const { t } = useTranslation('coaches')
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  const guard = useCloseGuard({ isOpen: opened !== undefined, onClose })

  return (
    <>
      <Dialog
        {...guard.dialogProps}
        title={t(titles[opened?.mode ?? 'view'])}
        size="lg"
        // Esc closes the topmost dialog only
        closeOnEscape={guard.dialogProps.closeOnEscape && !isPhotoOpen}
      >
        {opened && (
          <CoachForm
            key={opened.coach?.id ?? ''}
            coach={opened.coach}
            account={opened.mode === 'create' ? opened.account : undefined}
            isReadOnly={opened.mode === 'view'}
            {...guard.formProps}
            upload={{ isOpen: isPhotoOpen, setOpen: setPhotoOpen }}
            onDone={guard.close}
            onCancel={guard.dialogProps.onClose}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
