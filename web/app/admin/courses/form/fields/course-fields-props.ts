import type { Course } from '@sohbet/contract/catalogue/courses'
import type { CourseFormState } from '../course-values.ts'
import type { CourseOptions } from '../use-course-options.ts'

/** The properties that every tab's fields take. */
export type CourseFieldsProps = {
  form: CourseFormState
  course: Course | undefined
  options: CourseOptions
  isReadOnly: boolean
}
