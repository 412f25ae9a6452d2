import * as contract from '@sohbet/contract/catalogue/speaking-tasks'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { shrinkPicture } from '../../parts/image-upload/shrink-picture.ts'

/** Its URLs are valid for ten minutes. */
export const tasksQuery = (moduleId: string) =>
  queryOptions({
    queryKey: ['speaking-tasks', moduleId],
    queryFn: ({ signal }) => call(contract.listSpeakingTasks, { params: { id: moduleId } }, { signal }),
  })

export const loadTasks = (moduleId: string) => call(contract.listSpeakingTasks, { params: { id: moduleId } })

type TaskListValues = { tasks: TaskValues[]; revision: number }
type TaskValues = {
  id?: string | undefined
  kind: 'answer' | 'shadow'
  seconds: number
  text: string
  /** Empty without a file. */
  pictureUrl: string
  audioUrl: string
  modelUrl: string
}

export const emptyTask: TaskValues = {
  kind: 'answer',
  seconds: 60,
  text: '',
  pictureUrl: '',
  audioUrl: '',
  modelUrl: '',
}

export const valuesOf = ({ tasks, revision }: contract.TaskList): TaskListValues => ({
  tasks: tasks.map(({ id, kind, seconds, text, pictureUrl, audioUrl, modelUrl }) => ({
    id,
    kind,
    seconds,
    text,
    pictureUrl: pictureUrl ?? '',
    audioUrl: audioUrl ?? '',
    modelUrl: modelUrl ?? '',
  })),
  revision,
})

export function useSaveTasks(moduleId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { tasks: contract.TaskFields[]; revision?: number | undefined }) =>
      call(contract.saveSpeakingTasks, { params: { id: moduleId }, body }),
    onSuccess: (saved) => client.setQueryData(tasksQuery(moduleId).queryKey, saved),
  })
}

export const useUploadPicture = () =>
  useMutation({
    mutationFn: async (image: File) =>
      call(contract.uploadSpeakingPicture, { body: { image: await shrinkPicture(image) } }),
  })
