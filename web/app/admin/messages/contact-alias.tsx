import { replace } from 'react-router'
import { messagesPath } from '../../paths.ts'

/** Contact messages are in the school's inbox. */
export const clientLoader = () => replace(messagesPath.admin)

export default function ContactAlias() {
  return null
}
