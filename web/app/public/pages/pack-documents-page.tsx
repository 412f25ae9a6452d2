import type { HeadOf } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { Documents } from '../sections/reading/documents.tsx'

export const head: HeadOf = ({ packPreInformation }) => ({ title: packPreInformation.title })

/** Only for the preview of the documents of a pack. */
export default function PackDocumentsPage() {
  const { packPreInformation, packDistanceSales } = usePublicContent()
  return <Documents documents={[packPreInformation, packDistanceSales]} />
}
