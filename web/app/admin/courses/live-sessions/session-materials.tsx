import { Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { StaffMaterials } from '../../../parts/live-sessions/materials/staff-materials.tsx'
import { sessionPageQuery } from '../../../parts/live-sessions/session-page.queries.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'

/** The materials of one session, in the dialog of its attendance. */
export function SessionMaterials({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('staffSessions')
  const { data, error, refetch } = useQuery(sessionPageQuery(session.id))
  const reload = () => void refetch()
  return (
    <section aria-labelledby="materials">
      <Title order={2} id="materials" mt="lg">
        {t('materials.heading')}
      </Title>
      {data ? (
        <StaffMaterials session={session} materials={data.materials} onStale={reload} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={reload} />
      ) : (
        <LoadingState lines={2} />
      )}
    </section>
  )
}
