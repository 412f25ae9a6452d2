import type { HeadOf } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { Documents } from '../sections/reading/documents.tsx'

export const head: HeadOf = ({ preInformation }) => ({ title: preInformation.title })

/** Only for the preview of the documents of a course. */
export default function SalesDocumentsPage() {
  const { preInformation, distanceSales } = usePublicContent()
  return <Documents documents={[preInformation, distanceSales]} />
}
