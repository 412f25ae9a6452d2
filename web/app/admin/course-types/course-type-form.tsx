import { Button } from '@mantine/core'
import {
  courseTypeFields,
  type CourseType,
  type CourseTypeFields,
} from '@sohbet/contract/catalogue/course-types'
import { useTranslation } from 'react-i18next'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SwitchField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import styles from './course-types.module.css'
import { useSaveCourseType } from './course-types.queries.ts'

const empty: CourseTypeFields = { name: '', description: '', isActive: true }

const valuesOf = ({ name, description, isActive }: CourseType): CourseTypeFields => ({
  name,
  description,
  isActive,
})

type Props = DirtyListener & {
  type: CourseType | undefined
  isReadOnly: boolean
  onDone: () => void
}

export function CourseTypeForm({ type, isReadOnly, onDirty, isDirtyNow, onDone }: Props) {
  const { t } = useTranslation('courseTypes')
  const form = useZodForm(courseTypeFields, {
    initialValues: type ? valuesOf(type) : empty,
    showsAll: true,
  })
  const { mutate: save, isPending } = useSaveCourseType()
  useReportDirty(form, { onDirty, isDirtyNow })

  const submit = form.onSubmit((fields) =>
    save(
      { id: type?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(type ? 'updated' : 'created'))
          onDone()
        },
        onError: (error) => {
          const rest = applyApiError(form, error, t('failedText'), { COURSE_TYPE_TAKEN: 'name' })
          if (rest) showError(t('failed'), rest)
        },
      },
    ),
  )

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isReadOnly} className={styles.form}>
        <TextField
          form={form}
          name="name"
          classNames={{ error: styles.messages }}
          label={t('form.name')}
          autoComplete="off"
          data-autofocus={!isReadOnly || undefined}
        />
        <TextAreaField
          classNames={{ error: styles.messages }}
          form={form}
          name="description"
          label={t('form.description')}
        />
        <SwitchField
          form={form}
          name="isActive"
          label={t('form.isActive')}
          description={t('form.isActiveHint')}
          color="var(--green)"
        />
        {type && <Counts type={type} />}
        {!isReadOnly && (
          <div className={styles.buttons}>
            <Button type="submit" loading={isPending}>
              {t(type ? 'form.save' : 'form.create')}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  )
}

function Counts({ type }: { type: CourseType }) {
  const { t } = useTranslation('courseTypes')
  return (
    <p className={styles.soft}>
      {t('form.counts', {
        modules: t('form.modules', { count: type.moduleCount }),
        courses: t('form.courses', { count: type.courseCount }),
      })}
    </p>
  )
}
