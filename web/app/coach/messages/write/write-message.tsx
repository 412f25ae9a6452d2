import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { newMessagePath } from '../../../paths.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { PaneHead } from '../pane-head.tsx'
import { WriteForm } from './write-form.tsx'
import { groupRecipientsQuery } from './write.queries.ts'

/** The coach's new message, in the pane beside the conversations. */
export function WriteMessage() {
  const { t } = useTranslation(['coachMessages', 'messages'])
  const { data, error, refetch } = useQuery(groupRecipientsQuery)
  return (
    <>
      <PaneHead title={t('messages:compose.title')} />
      {data && data.courses.length + data.learners.length > 0 && <WriteForm recipients={data} />}
      {data && data.courses.length + data.learners.length === 0 && (
        <EmptyState
          drawing="bubbles"
          title={t('noLearners')}
          hint={t('noLearnersHint')}
          action={
            <Button component={Link} to={newMessagePath('coach', { to: 'school' })}>
              {t('toSchool')}
            </Button>
          }
        />
      )}
      {!data && error && (
        <ErrorState
          title={t('messages:compose.recipientsFailed')}
          hint={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingState lines={10} />}
    </>
  )
}
