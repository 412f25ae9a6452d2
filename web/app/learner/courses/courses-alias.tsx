import { redirect } from 'react-router'
import { learnerPaths } from '../learner-paths.ts'

/** Addresses above the screens of an enrolment, where nothing stands by itself. */
export const clientLoader = () => redirect(learnerPaths.courses)

export default function CoursesAlias() {
  return null
}
