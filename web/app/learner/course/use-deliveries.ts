import type { ModuleWork } from '@sohbet/contract/learning/progress'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import type { CourseEntry, Delivered } from '../../outbox/entry.ts'
import { listen } from '../../outbox/outbox.ts'
import {
  changeCourses,
  changeModule,
  changeQuiz,
  moduleQuery,
  quizQuery,
  refreshModule,
} from './course.queries.ts'

/** Shows the server's replies to sent entries on every screen. */
export function useDeliveries(): void {
  const client = useQueryClient()
  const { t } = useTranslation('player')
  useEffect(() => {
    const onDelivered = (delivered: Delivered) => {
      if ('message' in delivered || 'rating' in delivered) return
      const { moduleId } = delivered.entry
      if ('task' in delivered) {
        const { task } = delivered
        changeModule(client, moduleId, (module) => ({
          ...module,
          speaking: module.speaking.map((known) => (known.id === task.id ? task : known)),
        }))
        void client.invalidateQueries({ queryKey: ['learner-course'] })
        void client.invalidateQueries({ queryKey: ['speaking'] })
        return
      }
      if ('work' in delivered) {
        const isNew = applyWork(client, delivered.entry, delivered.work)
        if (!isNew) return
        const name = client.getQueryData(moduleQuery(moduleId).queryKey)?.name
        showSuccess(t('module.completed'), name && t('module.completedHint', { name }))
        void refreshModule(client, moduleId)
        return
      }
      const { attempt } = delivered
      changeQuiz(client, moduleId, (quiz) => (quiz.attempt?.id === attempt.id ? { ...quiz, attempt } : quiz))
      if (attempt.completedAt) void refreshModule(client, moduleId)
    }
    const onRefused = (entry: CourseEntry, error: Error) => {
      if (entry.kind === 'answer') {
        showError(t('quiz.refused'), errorMessage(error))
        void client.invalidateQueries({ queryKey: quizQuery(entry.moduleId).queryKey })
      }
      void refreshModule(client, entry.moduleId)
    }
    return listen({ onDelivered, onRefused })
  }, [client, t])
}

/** Returns whether this completed the module. */
function applyWork(client: QueryClient, entry: CourseEntry, work: ModuleWork): boolean {
  const { moduleId } = entry
  const before = client.getQueryData(moduleQuery(moduleId).queryKey)?.work
  changeModule(client, moduleId, (module) => ({
    ...module,
    docs: module.docs.map((doc) =>
      entry.kind === 'document' && doc.id === entry.docId ? { ...doc, isOpened: true } : doc,
    ),
    work,
  }))
  changeCourses(client, (course) => ({
    ...course,
    modules: course.modules.map((module) => (module.id === moduleId ? { ...module, work } : module)),
  }))
  return before?.completedAt === null && work.completedAt !== null
}
