import { useTranslation } from '../../texts/use-translation.ts'
import { AwayScreen } from '../../parts/coach-away/away-screen.tsx'
import { coachPaths } from '../coach-paths.ts'

/** /coach/away: a coach is ill or away. */
export default function AwayPage() {
  const { t } = useTranslation('coachAway')
  return <AwayScreen backPath={coachPaths.calendar} backLabel={t('toWeek')} />
}
