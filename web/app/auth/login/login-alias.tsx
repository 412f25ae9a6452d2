import { redirect } from 'react-router'
import { paths } from '../../paths.ts'

export const clientLoader = () => redirect(paths.login)

export default function LoginAlias() {
  return null
}
