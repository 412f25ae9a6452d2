import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** A retry does not change a refusal. */
export const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

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
