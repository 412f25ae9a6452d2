import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { useTranslation } from '../../texts/use-translation.ts'
import { ResourceView } from '../../parts/resource/resource-view.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ResourceForm } from './resource-form.tsx'

export type OpenedResource =
  | { mode: 'create'; resource: undefined }
  | { mode: 'view' | 'edit'; resource: AdminResource }
  | undefined

/** Creates or edits a resource, or shows it as learners see it. */
export function ResourceDialog({ opened, onClose }: { opened: OpenedResource; onClose: () => void }) {
  const { t } = useTranslation('adminResources')
  const title =
    opened?.mode === 'view'
      ? opened.resource.title
      : t(opened?.resource ? 'form.editTitle' : 'form.createTitle')

  return (
    <FormDialog title={title} size="lg" subject={opened} onClose={onClose}>
      {({ mode, resource }, form) =>
        mode === 'view' ? (
          <ResourceView resource={resource} onStale={onClose} />
        ) : (
          <ResourceForm key={resource?.id ?? ''} resource={resource} {...form} />
        )
      }
    </FormDialog>
  )
}
