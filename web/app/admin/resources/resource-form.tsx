import { Button } from '@mantine/core'
import { resourceFields, type AdminResource, type ResourceFields } from '@sohbet/contract/catalogue/resources'
import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { useMoreOption } from '../../ui/list/more-count.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { courseChoicesQuery } from '../enrollments/enrollments.queries.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { ResourceUpload } from './resource-upload.tsx'
import { loadResources, useSaveResource } from './resources.queries.ts'
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
  const conflict = useEditConflict(form, {
    load: async () => (await loadResources()).filter(({ id }) => id === resource?.id).map(valuesOf)[0],
    area: 'resources',
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
      <TextField form={form} name="title" label={t('form.title')} autoComplete="off" />
      <TextAreaField form={form} name="description" label={t('form.description')} isOptional />
      <SelectField
        form={form}
        name="type"
        label={t('form.type')}
        data={resourceTypes.map((one) => ({ value: one, label: t(`type.${one}`) }))}
      />
      <LinkField form={form} />
      <Whose form={form} resource={resource} />
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

type WhoseProps = FormProps & { resource: AdminResource | undefined }

function Whose({ form, resource }: WhoseProps) {
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
        known={resource}
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
  /** Its course may no longer be offered. */
  known: AdminResource | undefined
  error: ReactNode
  onChoose: (courseId: string | null) => void
}

function CourseChoice({ value, known, error, onChoose }: ChoiceProps) {
  const { t } = useTranslation('adminResources')
  const { data } = useQuery(courseChoicesQuery)
  const more = useMoreOption(data?.more ?? 0)
  const names = new Map(data?.courses.map(({ id, name }) => [id, name]))
  if (known?.courseId) names.set(known.courseId, known.courseName ?? '')
  return (
    <SelectBox
      label={t('form.course')}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[
        { value: '', label: t('allCourses') },
        ...Array.from(names, ([id, name]) => ({ value: id, label: name })),
        ...more,
      ]}
    />
  )
}
