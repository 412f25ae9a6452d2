import { replace } from 'react-router'
import { messagesPath } from '../../paths.ts'

/** What visitors write is in the school's inbox. */
export const clientLoader = () => replace(messagesPath.admin)

export default function ContactAlias() {
  return null
}
