import { useTranslation } from '../../../../texts/use-translation.ts'
import { SelectField } from '../../../../ui/form/select-box.tsx'
import { CoachConflicts } from './coach-conflicts.tsx'
import type { CourseFieldsProps } from './course-fields-props.ts'
import styles from '../../courses.module.css'
import { useChoices } from '../use-course-options.ts'

export function InstructorFields({ form, course, options }: CourseFieldsProps) {
  const { t } = useTranslation('courses')
  const { ofCoaches } = useChoices()
  const { primaryCoachId, secondaryCoachId } = form.values
  return (
    <>
      <div className={styles.three}>
        <SelectField
          form={form}
          name="primaryCoachId"
          label={t('instructors.primary')}
          data={[
            { value: '', label: t('form.choose') },
            ...ofCoaches(options.coaches, course?.primaryCoachId),
          ]}
        />
        <SelectField
          form={form}
          name="secondaryCoachId"
          label={t('instructors.secondary')}
          data={[
            { value: '', label: t('form.none') },
            // An invalid choice stays visible together with its error
            ...ofCoaches(options.coaches, course?.secondaryCoachId).filter(
              ({ value }) => value !== primaryCoachId || value === secondaryCoachId,
            ),
          ]}
        />
      </div>
      <CoachConflicts values={form.values} courseId={course?.id} />
    </>
  )
}
