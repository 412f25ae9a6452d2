import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { useTranslation } from 'react-i18next'
import { ResourceView } from '../../parts/resource/resource-view.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import { ResourceForm } from './resource-form.tsx'

export type OpenedResource =
  | { mode: 'create'; resource: undefined }
  | { mode: 'view' | 'edit'; resource: AdminResource }
  | undefined

/** Creates or edits a resource, or shows it as learners see it. */
export function ResourceDialog({ opened, onClose }: { opened: OpenedResource; onClose: () => void }) {
  const { t } = useTranslation('adminResources')
  const guard = useCloseGuard({ isOpen: opened !== undefined, onClose })
  const title =
    opened?.mode === 'view'
      ? opened.resource.title
      : t(opened?.resource ? 'form.editTitle' : 'form.createTitle')

  return (
    <>
      <Dialog {...guard.dialogProps} title={title} size="lg">
        {opened?.mode === 'view' && <ResourceView resource={opened.resource} onStale={onClose} />}
        {opened && opened.mode !== 'view' && (
          <ResourceForm
            key={opened.resource?.id ?? ''}
            resource={opened.resource}
            {...guard.formProps}
            onDone={guard.close}
            onCancel={guard.dialogProps.onClose}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
