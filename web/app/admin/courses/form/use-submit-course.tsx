import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { lessonsInTheWay } from '../../../parts/lessons-in-the-way.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { applyApiError } from '../../../ui/form/apply-api-error.ts'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import { loadCourse, usePreviewChange, useSaveCourse } from '../courses.queries.ts'
import { fieldOfCode, valuesOf, type CourseValues } from './course-values.ts'
import { useAskToAnnounce } from './use-ask-to-announce.tsx'
import { useAskToStart } from './use-ask-to-start.tsx'
import type { CourseOptions } from './use-course-options.ts'

type Options = {
  course: Course | undefined
  options: CourseOptions
  /** Focuses the first of these fields. */
  lead: (fields: string[]) => void
}

/** Saves the form. For an existing course it previews the change and asks first. */
export function useSubmitCourse(
  form: ZodForm<CourseValues, CourseFields>,
  { course, options, lead }: Options,
) {
  const { t } = useTranslation('courses')
  const { mutateAsync: preview, isPending: isPreviewing } = usePreviewChange()
  const { mutate: save, isPending: isSaving } = useSaveCourse()
  const [isSaved, setSaved] = useState(false)
  const names = namesOf(options)
  const start = useAskToStart(course)
  const news = useAskToAnnounce(course, names)
  const conflict = useEditConflict(form, {
    load: async () => course && valuesOf(await loadCourse(course.id)),
    names,
  })

  const onError = (error: Error) => {
    if (conflict.isConflict(error)) return
    const rest = applyApiError(form, error, t('form.failedText'), fieldOfCode)
    const coachId = form.getValues().primaryCoachId
    showError(t('form.failed'), rest, lessonsInTheWay(error, 'admin', { coachId }))
    if (error instanceof ApiError) lead(faultsOf(error))
  }
  const onSuccess = () => {
    showSuccess(t(course ? 'form.updated' : 'form.created'))
    setSaved(true)
  }
  /** The preview comes first, so that a conflict with another admin comes before the questions. */
  const mayUpdate = async (id: string, fields: CourseFields) => {
    const change = await preview({ id, fields })
    return (await start.mayMove(fields)) && news.mayAnnounce(fields, change)
  }
  const submit = form.onSubmit(
    async (fields) => {
      try {
        if (!course || (await mayUpdate(course.id, fields)))
          save({ id: course?.id, fields }, { onSuccess, onError })
      } catch (error) {
        if (error instanceof Error) onError(error)
      }
    },
    (faults) => lead(Object.keys(faults)),
  )
  const dialogs = (
    <>
      {start.dialog}
      {news.dialog}
      {conflict.dialog}
    </>
  )
  return { submit, isPending: isPreviewing || isSaving, isSaved, dialogs }
}

/** Names of types and coaches by id, for the questions and for the values of a conflict. */
const namesOf = ({ types, coaches }: CourseOptions) =>
  new Map([
    ...types.map(({ id, name }) => [id, name] as const),
    ...coaches.flatMap(({ id, user }) => (user ? [[id, user.username] as const] : [])),
  ])

const codeFields: Readonly<Record<string, string>> = fieldOfCode
const faultsOf = ({ fields, code }: ApiError) => [
  ...Object.keys(fields),
  ...(codeFields[code] ? [codeFields[code]] : []),
]
