import type { Module } from '@sohbet/contract/catalogue/modules'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ModuleQuiz } from '../../quizzes/module-quiz.tsx'
import { ModuleSpeaking } from '../../speaking/module-speaking.tsx'
import { ModuleWords } from '../../words/module-words.tsx'
import { ModuleButtons } from './module-buttons.tsx'
import { ModuleDocuments } from './module-documents.tsx'
import { ModuleInformation } from './module-information.tsx'
import { ModulePanel, ModuleTabs, useModuleTab } from './module-tabs.tsx'
import { ModuleVideo } from './module-video.tsx'
import styles from '../modules.module.css'
import { useModuleForm } from './use-module-form.ts'

type Props = {
  courseTypeId: string
  /** Undefined for a new module. */
  module: Module | undefined
  nextOrder: number
  isReadOnly: boolean
}

export function ModuleForm({ courseTypeId, module, nextOrder, isReadOnly }: Props) {
  const { t } = useTranslation(['modules', 'speakingTasks'])
  const formId = useId()
  const [tab, chooseTab] = useModuleTab()
  const { form, submit, isPending, leaveDialog, affectedDialog, conflictDialog } = useModuleForm({
    courseTypeId,
    module,
    nextOrder,
    tabs: { open: chooseTab, current: tab },
  })
  // Questions, words and speaking tasks are saved by themselves, so without other changes there is nothing to save
  const isApart =
    ['quiz', 'words', 'speaking'].includes(tab) && module !== undefined && !isReadOnly && !form.isDirty()
  return (
    <ModuleTabs tab={tab} onChoose={chooseTab} faults={Object.keys(form.errors)}>
      {/* Outside the form, because the quiz has its own forms */}
      <form id={formId} noValidate onSubmit={submit}>
        {/* Saved values replace the form's values, so typing is blocked meanwhile */}
        <fieldset disabled={isPending} className={styles.whole}>
          <ModulePanel tab="information">
            <ModuleInformation form={form} isReadOnly={isReadOnly} />
          </ModulePanel>
          <ModulePanel tab="video">
            <ModuleVideo form={form} isReadOnly={isReadOnly} saved={module?.video} />
          </ModulePanel>
          <ModulePanel tab="documents">
            <ModuleDocuments form={form} isReadOnly={isReadOnly} saved={module?.docs ?? []} />
          </ModulePanel>
        </fieldset>
      </form>
      <ModulePanel tab="quiz">
        {module ? (
          <ModuleQuiz moduleId={module.id} isReadOnly={isReadOnly} />
        ) : (
          <Later>{t('form.quizLater')}</Later>
        )}
      </ModulePanel>
      <ModulePanel tab="words">
        {module ? (
          <ModuleWords moduleId={module.id} isReadOnly={isReadOnly} />
        ) : (
          <Later>{t('form.wordsLater')}</Later>
        )}
      </ModulePanel>
      <ModulePanel tab="speaking">
        {module ? (
          <ModuleSpeaking moduleId={module.id} isReadOnly={isReadOnly} />
        ) : (
          <Later>{t('speakingTasks:later')}</Later>
        )}
      </ModulePanel>
      {isApart ? (
        tab === 'quiz' && <p className={styles.soft}>{t('form.questionsSaved')}</p>
      ) : (
        <ModuleButtons
          formId={formId}
          courseTypeId={courseTypeId}
          module={module}
          isReadOnly={isReadOnly}
          isDirty={form.isDirty()}
          faultCount={Object.keys(form.errors).length}
          isPending={isPending}
        />
      )}
      {leaveDialog}
      {affectedDialog}
      {conflictDialog}
    </ModuleTabs>
  )
}

const Later = ({ children }: { children: string }) => (
  <p role="note" className={styles.note}>
    <IconInfoCircle size={20} aria-hidden />
    {children}
  </p>
)
