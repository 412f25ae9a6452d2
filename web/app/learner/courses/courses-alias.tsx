import { redirect } from 'react-router'
import { learnerPaths } from '../learner-paths.ts'

/** Parent paths of the enrolment screens have no page of their own. */
export const clientLoader = () => redirect(learnerPaths.courses)

export default function CoursesAlias() {
  return null
}
