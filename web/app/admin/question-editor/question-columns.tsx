import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import styles from './question-editor.module.css'

/** A question and its position, counted from 1. */
export type Placed<Question> = Question & { position: number }

export const usePlaced = <Question extends object>(
  questions: readonly Question[] | undefined,
): Placed<Question>[] | undefined =>
  useMemo(() => questions?.map((question, index) => ({ ...question, position: index + 1 })), [questions])

type TextField<Name extends string> = { position: number } & Record<Name, string>

/** The first columns of a question table: position and text. */
export function useFirstColumns<Name extends string>(name: Name): Column<TextField<Name>>[] {
  const { t } = useTranslation('questionEditor')
  return useMemo(
    () => [
      {
        id: 'position',
        card: 'line',
        header: t('column.position'),
        cell: ({ position }) => <span className={styles.position}>{position}</span>,
        value: ({ position }) => position,
      },
      {
        id: name,
        card: 'lead',
        header: t('column.text'),
        cell: (question) => <span lang="en">{shortened(question[name])}</span>,
        value: (question) => question[name],
      },
    ],
    [t, name],
  )
}

/** The kind of a question, with a warning when its recording is missing. */
export function KindCell({ kind, lacksAudio }: { kind: string; lacksAudio: boolean }) {
  const { t } = useTranslation('questionEditor')
  return (
    <span className={styles.kind}>
      {kind}
      {lacksAudio && <StatusBadge tone="warning">{t('noAudio')}</StatusBadge>}
    </span>
  )
}
