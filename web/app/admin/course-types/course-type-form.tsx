import { Button } from '@mantine/core'
import {
  courseTypeFields,
  type CourseType,
  type CourseTypeFormValues,
} from '@sohbet/contract/catalogue/course-types'
import { levels } from '@sohbet/domain/level-test/level'
import { useTranslation } from '../../texts/use-translation.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { SelectField } from '../../ui/form/select-box.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './course-types.module.css'
import { loadCourseTypes, useSaveCourseType } from './course-types.queries.ts'

const empty: CourseTypeFormValues = { name: '', description: '', isActive: true, fromLevel: '', toLevel: '' }

const valuesOf = ({
  name,
  description,
  isActive,
  fromLevel,
  toLevel,
  revision,
}: CourseType): CourseTypeFormValues => ({
  name,
  description,
  isActive,
  fromLevel: fromLevel ?? '',
  toLevel: toLevel ?? '',
  revision,
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
  const choices = [{ value: '', label: t('form.anyLevel') }, ...levels]
  useReportDirty(form, { onDirty, isDirtyNow })
  const conflict = useEditConflict(form, {
    load: async () => (await loadCourseTypes()).filter(({ id }) => id === type?.id).map(valuesOf)[0],
  })

  const submit = form.onSubmit((fields) =>
    save(
      { id: type?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(type ? 'updated' : 'created'))
          onDone()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showFormError(form, error, {
            title: t('failed'),
            fallback: t('failedText'),
            fieldOfCode: { COURSE_TYPE_TAKEN: 'name' },
          })
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
        <div className={styles.levels}>
          <SelectField form={form} name="fromLevel" label={t('form.fromLevel')} data={choices} />
          <SelectField form={form} name="toLevel" label={t('form.toLevel')} data={choices} />
        </div>
        <p className={styles.soft}>{t('form.levelsHint')}</p>
        <SwitchField
          form={form}
          name="isActive"
          label={t('form.isActive')}
          description={t('form.isActiveHint')}
        />
        {type && <Counts type={type} />}
        {!isReadOnly && (
          <ButtonRow>
            <Button type="submit" loading={isPending}>
              {t(type ? 'form.save' : 'form.create')}
            </Button>
          </ButtonRow>
        )}
      </fieldset>
      {conflict.dialog}
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
