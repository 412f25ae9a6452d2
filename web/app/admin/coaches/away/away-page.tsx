import { useTranslation } from '../../../texts/use-translation.ts'
import { useParams } from 'react-router'
import { AwayScreen } from '../../../parts/coach-away/away-screen.tsx'
import { adminPaths } from '../../admin-paths.ts'

/** /admin/coaches/:coachId/away: an admin enters when a coach is away. */
export default function AwayPage() {
  const { t } = useTranslation('coachAway')
  const { coachId = '' } = useParams()
  return (
    <AwayScreen key={coachId} coachId={coachId} backPath={adminPaths.coaches} backLabel={t('toCoaches')} />
  )
}
