import { taskListFields, type TaskList } from '@sohbet/contract/catalogue/speaking-tasks'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { loadTasks, useSaveTasks, valuesOf } from './speaking.queries.ts'

/** The form of a module's speaking tasks, and its submission. */
export function useTasksForm(moduleId: string, saved: TaskList) {
  const { t } = useTranslation('speakingTasks')
  const form = useZodForm(taskListFields, { initialValues: valuesOf(saved) })
  const { mutate: save, isPending } = useSaveTasks(moduleId)
  const conflict = useEditConflict(form, { load: async () => valuesOf(await loadTasks(moduleId)) })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const submit = form.onSubmit((fields) =>
    save(fields, {
      onSuccess: (now) => {
        showSuccess(t('saved'))
        form.setInitialValues(valuesOf(now))
        form.reset()
      },
      onError: (error) => {
        if (conflict.isConflict(error)) return
        showFormError(form, error, { title: t('saveFailed') })
      },
    }),
  )
  const dialogs = (
    <>
      {leaveDialog}
      {conflict.dialog}
    </>
  )
  return { form, submit, isPending, dialogs }
}

export type TasksForm = ReturnType<typeof useTasksForm>['form']
