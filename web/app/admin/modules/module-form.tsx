import { moduleFields, type Module } from '@sohbet/contract/modules'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { useLeadToFault } from '../../ui/form/use-lead-to-fault.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import { modulePath } from '../admin-paths.ts'
import { ModuleQuiz } from '../quizzes/module-quiz.tsx'
import { ModuleButtons } from './module-buttons.tsx'
import { ModuleDocuments } from './module-documents.tsx'
import { ModuleInformation } from './module-information.tsx'
import { ModulePanel, ModuleTabs, useModuleTab } from './module-tabs.tsx'
import { emptyModule, moduleTabs, tabOf, valuesOf } from './module-values.ts'
import { ModuleVideo } from './module-video.tsx'
import styles from './modules.module.css'
import { useSaveModule } from './modules.queries.ts'

type Props = {
  courseTypeId: string
  /** Undefined where a new one is made. */
  module: Module | undefined
  nextOrder: number
  isReadOnly: boolean
}

export function ModuleForm({ courseTypeId, module, nextOrder, isReadOnly }: Props) {
  const { t } = useTranslation('modules')
  const formId = useId()
  const [tab, chooseTab] = useModuleTab()
  const form = useZodForm(moduleFields, {
    initialValues: module ? valuesOf(module) : emptyModule(nextOrder),
  })
  const { mutate: save, isPending } = useSaveModule()
  const [created, setCreated] = useState<Module>()
  const leaveDialog = useLeaveGuard(form.isDirty() && !created)
  useOpenOnceCreated(created)
  const lead = useLeadToFault(form, { tabOf, open: chooseTab, order: moduleTabs, current: tab })

  const submit = form.onSubmit(
    (fields) =>
      save(
        { courseTypeId, id: module?.id, fields },
        {
          onSuccess: (saved) => {
            showSuccess(t(module ? 'form.updated' : 'form.created'))
            form.setInitialValues(valuesOf(saved))
            form.reset()
            if (!module) setCreated(saved)
          },
          onError: (error) => {
            const rest = applyApiError(form, error, t('form.failedText'))
            if (error instanceof ApiError) lead(Object.keys(error.fields))
            if (rest) showError(t('form.failed'), rest)
          },
        },
      ),
    (faults) => lead(Object.keys(faults)),
  )

  return (
    <ModuleTabs tab={tab} onChoose={chooseTab} faults={Object.keys(form.errors)}>
      {/* The quiz has forms of its own, so it stands outside */}
      <form id={formId} noValidate onSubmit={submit}>
        <ModulePanel tab="information">
          <ModuleInformation form={form} isReadOnly={isReadOnly} />
        </ModulePanel>
        <ModulePanel tab="video">
          <ModuleVideo form={form} isReadOnly={isReadOnly} />
        </ModulePanel>
        <ModulePanel tab="documents">
          <ModuleDocuments form={form} isReadOnly={isReadOnly} saved={module?.docs ?? []} />
        </ModulePanel>
      </form>
      <ModulePanel tab="quiz">
        {module ? (
          <ModuleQuiz moduleId={module.id} isReadOnly={isReadOnly} />
        ) : (
          <p role="note" className={styles.note}>
            <IconInfoCircle size={20} aria-hidden />
            {t('form.quizLater')}
          </p>
        )}
      </ModulePanel>
      <ModuleButtons
        formId={formId}
        courseTypeId={courseTypeId}
        module={module}
        isReadOnly={isReadOnly}
        isPending={isPending}
      />
      {leaveDialog}
    </ModuleTabs>
  )
}

/** Where the new module goes on: only then may it have a quiz. In an effect, when there is nothing left to lose. */
function useOpenOnceCreated(created: Module | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (created) void navigate(modulePath('edit', created), { replace: true })
  }, [created, navigate])
}
