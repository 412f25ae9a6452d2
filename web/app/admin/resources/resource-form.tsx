import { Button } from '@mantine/core'
import { resourceFields, type AdminResource, type ResourceFields } from '@sohbet/contract/catalogue/resources'
import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SelectField } from '../../ui/form/select-box.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { useMoreOption } from '../../ui/list/more-count.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { courseChoicesQuery } from '../enrollments/enrollments.queries.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { ResourceUpload } from './resource-upload.tsx'
import { loadResources, resourcesQuery, useSaveResource } from './resources.queries.ts'
import styles from './resources.module.css'

const empty: ResourceFields = {
  title: '',
  description: '',
  type: 'pdf',
  link: '',
  level: null,
  courseId: null,
  isActive: true,
}

const valuesOf = ({
  title,
  description,
  type,
  link,
  level,
  courseId,
  isActive,
  revision,
}: AdminResource): ResourceFields => ({
  title,
  description,
  type,
  link,
  level,
  courseId,
  isActive,
  revision,
})

/** The field that an error code is about. */
const fieldOfCode = { COURSE_NOT_FOUND: 'courseId', RESOURCE_FILE_MISSING: 'link', DOCUMENT_MISSING: 'link' }

type Props = DirtyListener & {
  resource: AdminResource | undefined
  onDone: () => void
  onCancel: () => void
}

export function ResourceForm({ resource, onDirty, isDirtyNow, onDone, onCancel }: Props) {
  const { t } = useTranslation('adminResources')
  const form = useZodForm(resourceFields, { initialValues: resource ? valuesOf(resource) : empty })
  const { mutate: save, isPending } = useSaveResource()
  useReportDirty(form, { onDirty, isDirtyNow })
  const courses = useCourseNames()
  const conflict = useEditConflict(form, {
    load: async () => (await loadResources()).filter(({ id }) => id === resource?.id).map(valuesOf)[0],
    area: 'resources',
    names: courses.names,
  })

  const submit = form.onSubmit((fields) =>
    save(
      { id: resource?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(resource ? 'updated' : 'created'))
          onDone()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showError(t('failed'), applyApiError(form, error, t('failedText'), fieldOfCode))
        },
      },
    ),
  )

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField form={form} name="title" label={t('form.title')} autoComplete="off" data-autofocus />
      <TextAreaField form={form} name="description" label={t('form.description')} isOptional />
      <SelectField
        form={form}
        name="type"
        label={t('form.type')}
        data={resourceTypes.map((one) => ({ value: one, label: t(`type.${one}`) }))}
      />
      <LinkField form={form} />
      <Whose form={form} courses={courses} />
      <SwitchField
        form={form}
        name="isActive"
        label={t('form.isActive')}
        description={t('form.isActiveHint')}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t(resource ? 'form.save' : 'form.create')}
        </Button>
      </DialogFooter>
      {conflict.dialog}
    </form>
  )
}

type FormProps = { form: ZodForm<ResourceFields, unknown> }

/** A typed link, or the link of an uploaded file. */
function LinkField({ form }: FormProps) {
  const { t } = useTranslation('adminResources')
  const { type } = form.values
  return (
    <>
      <TextField
        form={form}
        name="link"
        label={t('form.link')}
        description={t(`form.linkHint.${type}`)}
        inputMode="url"
        autoComplete="off"
      />
      {type !== 'website' && (
        <ResourceUpload
          type={type}
          onUploaded={({ link }) => {
            form.setFieldValue('link', link)
            form.clearFieldError('link')
          }}
        />
      )}
    </>
  )
}

type Courses = ReturnType<typeof useCourseNames>

/** The names of the courses to choose from, and of those that resources belong to: they may no longer be offered. */
function useCourseNames() {
  const { data: choices } = useQuery(courseChoicesQuery)
  const { data: resources } = useQuery(resourcesQuery)
  const names = new Map(choices?.courses.map(({ id, name }) => [id, name]))
  for (const { courseId, courseName } of resources ?? []) if (courseId) names.set(courseId, courseName ?? '')
  return { names, choices }
}

function Whose({ form, courses }: FormProps & { courses: Courses }) {
  const { t } = useTranslation('adminResources')
  return (
    <fieldset className={styles.whose}>
      <legend>{t('form.whose')}</legend>
      <SelectBox
        label={t('form.level')}
        value={form.values.level ?? ''}
        onChange={({ currentTarget }) =>
          form.setFieldValue('level', levels.find((one) => one === currentTarget.value) ?? null)
        }
        data={[{ value: '', label: t('allLevels') }, ...levels.map((one) => ({ value: one, label: one }))]}
      />
      <CourseChoice
        value={form.values.courseId}
        saved={form.getInitialValues().courseId}
        courses={courses}
        error={form.errors['courseId']}
        onChoose={(courseId) => {
          form.setFieldValue('courseId', courseId)
          form.clearFieldError('courseId')
        }}
      />
      <p className={styles.soft}>{t('form.whoseHint')}</p>
    </fieldset>
  )
}

type ChoiceProps = {
  value: string | null
  /** It may no longer be offered. */
  saved: string | null
  courses: Courses
  error: ReactNode
  onChoose: (courseId: string | null) => void
}

function CourseChoice({ value, saved, courses: { names, choices }, error, onChoose }: ChoiceProps) {
  const { t } = useTranslation('adminResources')
  const more = useMoreOption(choices?.more ?? 0)
  const offered = new Set(choices?.courses.map(({ id }) => id))
  return (
    <SelectBox
      label={t('form.course')}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[
        { value: '', label: t('allCourses') },
        ...[...names]
          .filter(([id]) => offered.has(id) || id === saved)
          .map(([id, name]) => ({ value: id, label: name })),
        ...more,
      ]}
    />
  )
}
