import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** The session does not exist or belongs to another coach. */
export function NoSuchLiveSession() {
  const { t } = useTranslation('staffSessions')
  return (
    <div role="alert">
      <PageTitle>{t('notMine')}</PageTitle>
      <EmptyState
        drawing="stop"
        title={t('notMine')}
        hint={t('notMineHint')}
        action={
          <Button component={Link} to={paths.coach}>
            {t('toHome')}
          </Button>
        }
      />
    </div>
  )
}
