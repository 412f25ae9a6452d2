import { deleteRecording, listOwnRecordings, openFeedback } from '@sohbet/contract/speaking/speaking'
import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { changeModule, moduleQuery } from '../course.queries.ts'

const ownKey = ['speaking', 'own'] as const

/** All recordings of the learner, with the storage that they use. URLs of recordings are valid for ten minutes. */
export const ownRecordingsQuery = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }) => call(listOwnRecordings, {}, { signal }),
  staleTime: 0,
  refetchInterval: 9 * 60_000,
})

/** The task's state and model change with a deletion, so the module loads again. */
export function useDeleteRecording() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; moduleId: string }) => call(deleteRecording, { params: { id } }),
    onSuccess: (_, { moduleId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: moduleQuery(moduleId).queryKey }),
        client.invalidateQueries({ queryKey: ['learner-course'] }),
        client.invalidateQueries({ queryKey: ownKey }),
      ]),
  })
}

const withOpened = (task: SpeakingTask, recordingId: string): SpeakingTask => ({
  ...task,
  recordings: task.recordings.map((one) =>
    one.id === recordingId && one.feedback ? { ...one, feedback: { ...one.feedback, isNew: false } } : one,
  ),
})

/** Tells the coach's side nothing: it only ends the mark "new". */
export function useOpenFeedback(moduleId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(openFeedback, { params: { id } }),
    onSuccess: (_, id) =>
      void changeModule(client, moduleId, (module) => ({
        ...module,
        speaking: module.speaking.map((task) => withOpened(task, id)),
      })),
  })
}
