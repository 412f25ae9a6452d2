import { LegalPage } from '../sections/reading/legal-page.tsx'
import { innerPageMeta } from '../page-meta.ts'
import { usePublicContent } from '../public-language.ts'

export const meta = innerPageMeta('/imprint', ({ imprint }) => imprint)

export default function ImprintPage() {
  const { imprint } = usePublicContent()
  return <LegalPage texts={imprint} />
}
