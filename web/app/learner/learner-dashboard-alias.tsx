import { redirect } from 'react-router'
import { paths } from '../paths.ts'

export const clientLoader = () => redirect(paths.learner)

export default function LearnerDashboardAlias() {
  return null
}
