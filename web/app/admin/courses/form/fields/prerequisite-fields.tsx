import { useTranslation } from '../../../../texts/use-translation.ts'
import { SelectField } from '../../../../ui/form/select-box.tsx'
import { CountField } from '../../../../ui/form/count-field.tsx'
import type { CourseFieldsProps } from './course-fields-props.ts'
import styles from '../../courses.module.css'
import { useChoices } from '../use-course-options.ts'

export function PrerequisiteFields({ form, course, options }: CourseFieldsProps) {
  const { t } = useTranslation('courses')
  const { ofTypes } = useChoices()
  // A course type cannot require itself
  const others = options.types.filter(({ id }) => id !== form.values.typeId)
  return (
    <div className={styles.three}>
      <CountField
        form={form}
        name="prerequisites.levelTestScore"
        label={t('prerequisites.score')}
        description={t('prerequisites.scoreHint')}
      />
      <SelectField
        form={form}
        name="prerequisites.requiredCourseTypeId"
        label={t('prerequisites.type')}
        data={[
          { value: '', label: t('form.none') },
          ...ofTypes(others, course?.prerequisites.requiredCourseTypeId),
        ]}
      />
    </div>
  )
}
