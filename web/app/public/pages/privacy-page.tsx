import { LegalPage } from '../sections/reading/legal-page.tsx'
import { innerPageMeta } from '../page-meta.ts'
import { usePublicContent } from '../public-language.ts'

export const meta = innerPageMeta('/privacy', ({ privacy }) => privacy)

export default function PrivacyPage() {
  const { privacy } = usePublicContent()
  return <LegalPage texts={privacy} updated={privacy.updated} />
}
