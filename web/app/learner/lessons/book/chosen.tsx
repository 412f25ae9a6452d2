import { useQuery } from '@tanstack/react-query'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import { useTranslation } from '../../../texts/use-translation.ts'
import { teachersQuery } from '../lessons.queries.ts'
import styles from './book.module.css'

type Props = { kind: Exclude<LessonKind, 'group'>; coach: string | null }

/** What the earlier steps chose: the kind of the lesson, and with whom. */
export function Chosen({ kind, coach }: Props) {
  const { t } = useTranslation('lessons')
  const { data } = useQuery(teachersQuery(kind))
  const name = data?.find(({ id }) => id === coach)?.name
  const whom = coach === 'any' ? t('booking.any') : name && t('with', { coach: name })
  return <p className={styles.soft}>{[t(`kind.${kind}`), whom].filter(Boolean).join(' · ')}</p>
}
