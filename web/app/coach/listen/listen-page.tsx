import { Button, Title } from '@mantine/core'
import type { WaitingRecordings } from '@sohbet/contract/speaking/speaking'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { coachPaths } from '../coach-paths.ts'
import { waitingQuery } from './listen.queries.ts'
import styles from './listen.module.css'
import type { AnswerDraft } from './answer-form.tsx'
import { WaitingCard } from './waiting-card.tsx'

export const clientLoader = () => loadTexts('recorder', 'speaking', 'listen')

/** /coach/listen: recordings that wait for an answer, one after the other. */
export default function ListenPage() {
  const { t } = useTranslation('listen')
  const { data, error, refetch } = useQuery(waitingQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <Title order={1} data-work>
          {t('title')}
        </Title>
        <output className={styles.soft}>
          {data && data.totalCount > 0 && t('waiting', { count: data.totalCount })}
        </output>
      </header>
      {data ? (
        <Waiting waiting={data} onStale={() => void refetch()} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}

type Props = { waiting: WaitingRecordings; onStale: () => void }
/** A recording that was put off, with the answer begun. */
type Later = { id: string; draft: AnswerDraft }

function Waiting({ waiting: { recordings }, onStale }: Props) {
  const { t } = useTranslation('listen')
  const [later, setLater] = useState<readonly Later[]>([])
  const [speed, setSpeed] = useState(1)
  // Those put off come again in their order
  const placeOf = ({ id }: { id: string }) => later.findIndex((one) => one.id === id)
  const ordered = recordings.toSorted((one, other) => placeOf(one) - placeOf(other))
  const [current, ...rest] = ordered
  const heading = useFocusOnNext(current?.id)
  if (!current)
    return (
      <EmptyState
        drawing="tea"
        title={t('allHeard')}
        hint={t('allHeardHint')}
        action={
          <Button component={Link} to={coachPaths.courses} variant="default">
            {t('courses')}
          </Button>
        }
      />
    )
  return (
    <WaitingCard
      key={current.id}
      recording={current}
      speed={speed}
      onSpeed={setSpeed}
      headingRef={heading}
      onStale={onStale}
      draft={later.find(({ id }) => id === current.id)?.draft}
      onLater={
        rest.length === 0
          ? undefined
          : (draft) =>
              setLater((all) => [...all.filter(({ id }) => id !== current.id), { id: current.id, draft }])
      }
    />
  )
}

/** Focuses the heading when another recording takes the place of the answered one. */
function useFocusOnNext(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== id) heading.current?.focus()
    shown.current = id
  }, [id])
  return heading
}
