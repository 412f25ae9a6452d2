import { LegalPage } from '../sections/reading/legal-page.tsx'
import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'

export const head = innerPageHead('/imprint', ({ imprint }) => imprint)

export default function ImprintPage() {
  const { imprint } = usePublicContent()
  return <LegalPage texts={imprint} />
}
