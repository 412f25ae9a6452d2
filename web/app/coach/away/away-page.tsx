import { useTranslation } from 'react-i18next'
import { AwayScreen } from '../../parts/coach-away/away-screen.tsx'
import { coachPaths } from '../coach-paths.ts'

/** /coach/away: a coach is ill or away. */
export default function AwayPage() {
  const { t } = useTranslation('coachAway')
  return <AwayScreen backPath={coachPaths.calendar} backLabel={t('toWeek')} />
}
