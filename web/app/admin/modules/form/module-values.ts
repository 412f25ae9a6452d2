import type { Module, moduleFields } from '@sohbet/contract/catalogue/modules'
import type { z } from 'zod'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'

export type ModuleValues = z.input<typeof moduleFields>
export type ModuleFormState = ZodForm<ModuleValues, unknown>

export const emptyDocument: ModuleValues['docs'][number] = { title: '', description: '', source: '' }

export const emptyModule = (order: number): ModuleValues => ({
  name: '',
  description: '',
  order,
  video: { title: '', description: '', source: '' },
  docs: [emptyDocument],
  isDraft: false,
})

export const valuesOf = ({
  name,
  description,
  order,
  video,
  docs,
  isDraft,
  revision,
}: Module): ModuleValues => ({
  name,
  description,
  order,
  video: { title: video.title, description: video.description, source: video.source },
  // A draft may have none, and the form starts with one
  docs:
    docs.length === 0
      ? [emptyDocument]
      : docs.map(({ title, description: about, source }) => ({ title, description: about, source })),
  isDraft,
  revision,
})

export const moduleTabs = ['information', 'video', 'quiz', 'documents', 'words', 'speaking'] as const
export type ModuleTab = (typeof moduleTabs)[number]

/** The tab of a field, by its dotted path. */
export function tabOf(path: string): ModuleTab {
  if (path.startsWith('video')) return 'video'
  return path.startsWith('docs') ? 'documents' : 'information'
}
