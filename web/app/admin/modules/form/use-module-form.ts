import { moduleFields, type Module, type ModuleFields } from '@sohbet/contract/catalogue/modules'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { modulePath } from '../../admin-paths.ts'
import { isNextWanted } from '../../question-editor/use-submit.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import { emptyModule, moduleTabs, tabOf, valuesOf, type ModuleTab } from './module-values.ts'
import { loadModule, useSaveModule } from '../modules.queries.ts'
import { useAffectedLearners } from '../use-affected-learners.tsx'

type Options = {
  courseTypeId: string
  module: Module | undefined
  nextOrder: number
  tabs: { open: (tab: ModuleTab) => void; current: ModuleTab }
}

/** The form of a module and its submission; a refusal opens the tab with the invalid field. */
export function useModuleForm({ courseTypeId, module, nextOrder, tabs }: Options) {
  const { t } = useTranslation('modules')
  const form = useZodForm(moduleFields, {
    initialValues: module ? valuesOf(module) : emptyModule(nextOrder),
  })
  const { mutate: save, isPending } = useSaveModule()
  const conflict = useEditConflict(form, {
    load: async () => module && valuesOf(await loadModule(module.id)),
  })
  const [created, setCreated] = useState<Module>()
  const leaveDialog = useLeaveGuard(form.isDirty() && !created)
  useOpenOnceCreated(created)
  const lead = useFocusFirstError(form, { tabOf, order: moduleTabs, ...tabs })

  const { mayChange, dialog: affectedDialog } = useAffectedLearners(courseTypeId)

  const submit = form.onSubmit(
    async (fields, event) => {
      const isNext = isNextWanted(event?.nativeEvent)
      if (changesCourses(fields, module) && !(await mayChange())) return
      save(
        { courseTypeId, id: module?.id, fields },
        {
          onSuccess: (saved) => {
            showSuccess(t(module ? 'form.updated' : 'form.created'))
            form.setInitialValues(
              isNext ? { ...emptyModule(saved.order + 1), isDraft: saved.isDraft } : valuesOf(saved),
            )
            form.reset()
            if (isNext) lead(['name'])
            else if (!module) setCreated(saved)
          },
          onError: (error) => {
            if (conflict.isConflict(error)) return
            showFormError(form, error, { title: t('form.failed'), fallback: t('form.failedText') })
            if (error instanceof ApiError) lead(Object.keys(error.fields))
          },
        },
      )
    },
    (faults) => lead(Object.keys(faults)),
  )
  return { form, submit, isPending, leaveDialog, affectedDialog, conflictDialog: conflict.dialog }
}

/** A new published module, another place of one, or another state changes what opens when; other fields do not. */
function changesCourses({ isDraft = false, order }: ModuleFields, module: Module | undefined): boolean {
  if (!module || isDraft !== module.isDraft) return !(isDraft && !module)
  return !isDraft && order !== module.order
}

/** Opens the new module's quiz tab. In an effect, so that the leave guard sees no unsaved changes. */
function useOpenOnceCreated(created: Module | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (created) void navigate(`${modulePath('edit', created)}?tab=quiz`, { replace: true })
  }, [created, navigate])
}
