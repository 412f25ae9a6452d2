import type { GroupPreview } from '@sohbet/contract/telegram-groups/telegram-groups'
import type { Arrangement } from '@sohbet/domain/telegram-group/distribution'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import styles from './telegram-groups.module.css'
import { previewQuery } from './telegram-groups.queries.ts'

type Props = {
  courseId: string
  arrangement: Arrangement
  names: readonly string[]
  /** Once groups exist there is nothing to preview. */
  isOver: boolean
}

/** Shows who would go where, before the groups are created. */
export function GroupPreviews({ courseId, arrangement, names, isOver }: Props) {
  const { t } = useTranslation('telegramGroups')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...previewQuery(courseId, arrangement),
    enabled: !isOver,
  })
  return (
    <section className={styles.previews} aria-label={t('preview.title')}>
      <h3 className={styles.heading}>{t('preview.title')}</h3>
      {data ? (
        <div className={styles.previewList} data-old={isPlaceholderData || undefined}>
          {data.map((group, place) => (
            <OneGroup
              key={group.members[0]?.id ?? place}
              group={group}
              name={names[place]?.trim() || t('preview.group', { number: place + 1 })}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState title={t('preview.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={names.length * 2} />
      )}
    </section>
  )
}

function OneGroup({ group, name }: { group: GroupPreview; name: string }) {
  const { t } = useTranslation('telegramGroups')
  const language = useLanguage()
  const { members, lowest, highest, average } = group
  const points = (value: number | null) => (value === null ? '–' : formatNumber(value, language))
  return (
    <details className={styles.preview}>
      <summary>
        <span className={styles.previewName}>{name}</span>
        <span className={styles.soft}>
          {t('count', { count: members.length })} ·{' '}
          {t('preview.scores', {
            lowest: points(lowest),
            highest: points(highest),
            average: points(average),
          })}
        </span>
      </summary>
      <ol className={styles.previewMembers}>
        {members.map(({ id, username, score }) => (
          <li key={id}>
            <span>{username}</span>
            <span className={styles.points}>{points(score)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
