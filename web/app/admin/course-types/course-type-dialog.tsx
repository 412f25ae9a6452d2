import type { CourseType } from '@sohbet/contract/course-types'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import { CourseTypeForm } from './course-type-form.tsx'

export type OpenedType =
  | { mode: 'create'; type: undefined }
  | { mode: 'view' | 'edit'; type: CourseType }
  | undefined

/** The same form creates a type, changes one and shows one. */
export function CourseTypeDialog({ opened, onClose }: { opened: OpenedType; onClose: () => void }) {
  const { t } = useTranslation('courseTypes')
  const { confirm, dialog } = useConfirm()
  const [isDirty, setDirty] = useState(false)
  // Esc may come before what was typed is drawn
  const isDirtyNow = useRef<() => boolean>(null)
  const leaveDialog = useLeaveGuard(opened !== undefined && isDirty)

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
        title={t(opened?.mode === 'create' ? 'form.createTitle' : 'form.title')}
        size="lg"
        // A slip of the mouse is no answer
        closeOnClickOutside={!isDirty}
      >
        {opened && (
          <CourseTypeForm
            key={opened.type?.id ?? ''}
            type={opened.type}
            isReadOnly={opened.mode === 'view'}
            onDirty={setDirty}
            isDirtyNow={isDirtyNow}
            onDone={close}
          />
        )}
      </Dialog>
      {dialog}
      {leaveDialog}
    </>
  )
}
