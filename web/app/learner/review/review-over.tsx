import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconCheck from '#icons/IconCheck'
import IconRefresh from '#icons/IconRefresh'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { BusLine } from '../../parts/stage/bus-line.tsx'
import { Steam, TeaGlass } from '../../parts/pictures/tea.tsx'
import { paths } from '../../paths.ts'
import { reminderSettingsPath } from '../learner-paths.ts'
import { openCards, reviewQuery, type Rated } from './review.queries.ts'
import styles from './review.module.css'
import { useDayText } from './use-day-text.ts'

type Props = { rated: readonly Rated[]; onAgain: () => void }

/** The end of a round: what was learnt, and when the next cards come. */
export function ReviewOver({ rated, onAgain }: Props) {
  const { t } = useTranslation('review')
  const { waiting } = useOutbox()
  const unsent = waiting.filter(({ kind }) => kind === 'rating').length
  const { data, isFetching, refetch } = useQuery({ ...reviewQuery, enabled: false })
  const dayText = useDayText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  // The server knows the next days once it has all ratings
  useEffect(() => {
    if (unsent === 0) void refetch()
  }, [unsent, refetch])

  const recalled = rated.filter(({ grade }) => grade > 1).length
  const open = data ? openCards(data, waiting).length + data.more : 0
  const hasNews = unsent === 0 && !isFetching && data !== undefined
  return (
    <section className={styles.over}>
      <BusLine position={rated.length} count={rated.length}>
        <span>{t('cards', { count: rated.length })}</span>
      </BusLine>
      <svg className={styles.tea} viewBox="-160 -110 320 420" aria-hidden focusable="false">
        <circle cy="84" r="158" fill="var(--pic-sky)" />
        <Steam x={0} y={-12} />
        <TeaGlass x={0} y={296} />
      </svg>
      <Title order={1} ref={heading} tabIndex={-1}>
        {t('over.title', { count: rated.length })}
      </Title>
      <p className={styles.score}>{t('over.score', { recalled, total: rated.length })}</p>
      <output className={styles.soon}>
        {unsent > 0
          ? t('over.unsent', { count: unsent })
          : hasNews && open > 0
            ? t('over.more', { count: open })
            : hasNews && data.nextDue
              ? t('over.next', { day: dayText(data.nextDue) })
              : null}
      </output>
      <div className={styles.ways}>
        {hasNews && open > 0 && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={onAgain}
          >
            {t('over.again')}
          </Button>
        )}
        <Button component={Link} to={paths.learner} size="lg">
          {t('leave')}
        </Button>
      </div>
      <Link to={reminderSettingsPath}>{t('remind')}</Link>
      <Learnt rated={rated} />
    </section>
  )
}

/** Forgotten ones first: they come back soon. */
function Learnt({ rated }: Pick<Props, 'rated'>) {
  const { t } = useTranslation('review')
  const rows = rated.map(({ card: { id, word, question, isNew }, grade }) => ({
    id,
    text: word?.term ?? question?.content ?? '',
    meaning: word?.translation ?? null,
    isNew,
    isRecalled: grade > 1,
  }))
  const sections = [
    { title: t('over.comeBack'), list: rows.filter(({ isRecalled }) => !isRecalled) },
    { title: t('over.new'), list: rows.filter(({ isRecalled, isNew }) => isRecalled && isNew) },
    { title: t('over.kept'), list: rows.filter(({ isRecalled, isNew }) => isRecalled && !isNew) },
  ]
  return sections
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} className={styles.learnt}>
        <Title order={2}>{title}</Title>
        <ul>
          {list.map(({ id, text, meaning, isRecalled }) => (
            <li key={id}>
              {isRecalled && <IconCheck size={20} aria-hidden />}
              <span>
                <strong lang="en">{text}</strong>
                {meaning && <span lang="tr">{meaning}</span>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    ))
}
