import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router'
import { languageOfPath, localPath } from '../../paths.ts'

/** The documented misspelt path. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(localPath('/contact', languageOfPath(new URL(request.url).pathname) ?? 'tr'))

export default function ContactAlias() {
  return null
}
