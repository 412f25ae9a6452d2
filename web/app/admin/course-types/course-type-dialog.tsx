import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import { CourseTypeForm } from './course-type-form.tsx'

export type OpenedType =
  | { mode: 'create'; type: undefined }
  | { mode: 'view' | 'edit'; type: CourseType }
  | undefined

/** The same form creates, edits and shows a type. */
export function CourseTypeDialog({ opened, onClose }: { opened: OpenedType; onClose: () => void }) {
  const { t } = useTranslation('courseTypes')
  const guard = useCloseGuard({ isOpen: opened !== undefined, onClose })
  return (
    <>
      <Dialog
        {...guard.dialogProps}
        title={t(opened?.mode === 'create' ? 'form.createTitle' : 'form.title')}
        size="lg"
      >
        {opened && (
          <CourseTypeForm
            key={opened.type?.id ?? ''}
            type={opened.type}
            isReadOnly={opened.mode === 'view'}
            {...guard.formProps}
            onDone={guard.close}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
