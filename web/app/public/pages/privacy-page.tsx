import { LegalPage } from '../sections/reading/legal-page.tsx'
import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'

export const head = innerPageHead('/privacy', ({ privacy }) => privacy)

export default function PrivacyPage() {
  const { privacy } = usePublicContent()
  return <LegalPage texts={privacy} updated={privacy.updated} />
}
