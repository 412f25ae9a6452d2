import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router'

/** Every other path is a document of the server: a public page, or its not-found page. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url)
  return redirectDocument(pathname + search + hash)
}

export default function Elsewhere() {
  return null
}
