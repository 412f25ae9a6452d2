import type { AdminResource } from '@sohbet/contract/resources'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceView } from '../../parts/resource/resource-view.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import { ResourceForm } from './resource-form.tsx'

export type OpenedResource =
  | { mode: 'create'; resource: undefined }
  | { mode: 'view' | 'edit'; resource: AdminResource }
  | undefined

/** Makes a resource, changes one, or shows it as learners see it. */
export function ResourceDialog({ opened, onClose }: { opened: OpenedResource; onClose: () => void }) {
  const { t } = useTranslation('adminResources')
  const { confirm, dialog, isAsking } = useConfirm()
  const [isDirty, setDirty] = useState(false)
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
  const title =
    opened?.mode === 'view'
      ? opened.resource.title
      : t(opened?.resource ? 'form.editTitle' : 'form.createTitle')

  return (
    <>
      <Dialog
        opened={opened !== undefined}
        onClose={() => void askToClose()}
        title={title}
        size="lg"
        // A slip of the mouse is no answer
        closeOnClickOutside={!isDirty}
        closeOnEscape={!isAsking}
      >
        {opened?.mode === 'view' && <ResourceView resource={opened.resource} onStale={onClose} />}
        {opened && opened.mode !== 'view' && (
          <ResourceForm
            key={opened.resource?.id ?? ''}
            resource={opened.resource}
            onDirty={setDirty}
            isDirtyNow={isDirtyNow}
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
