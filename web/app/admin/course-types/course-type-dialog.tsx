import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useTranslation } from '../../texts/use-translation.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { CourseTypeForm } from './course-type-form.tsx'

export type OpenedType =
  | { mode: 'create'; type: undefined }
  | { mode: 'view' | 'edit'; type: CourseType }
  | undefined

/** The same form creates, edits and shows a type. */
export function CourseTypeDialog({ opened, onClose }: { opened: OpenedType; onClose: () => void }) {
  const { t } = useTranslation('courseTypes')
  return (
    <FormDialog
      title={t(opened?.mode === 'create' ? 'form.createTitle' : 'form.title')}
      size="lg"
      subject={opened}
      onClose={onClose}
    >
      {({ mode, type }, form) => (
        <CourseTypeForm key={type?.id ?? ''} type={type} isReadOnly={mode === 'view'} {...form} />
      )}
    </FormDialog>
  )
}
