import IconCopy from '#icons/IconCopy'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from 'react-i18next'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import type { PlacedQuestion } from './use-question-columns.tsx'

type Props = {
  question: PlacedQuestion
  isReadOnly: boolean
  onOpen: () => void
  /** Not while the quiz is full. */
  onCopy: (() => void) | undefined
  onDelete: () => void
}

export function QuestionActions({ question: { position }, isReadOnly, onOpen, onCopy, onDelete }: Props) {
  const { t } = useTranslation('quizzes')
  if (isReadOnly)
    return (
      <RowAction
        label={t('questions.view', { position })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={onOpen}
      />
    )
  return (
    <>
      <RowAction
        label={t('questions.edit', { position })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={onOpen}
      />
      {onCopy && (
        <RowAction
          label={t('questions.copy', { position })}
          icon={<IconCopy size={20} aria-hidden />}
          onClick={onCopy}
        />
      )}
      <RowAction
        label={t('questions.delete', { position })}
        icon={<IconTrash size={20} aria-hidden />}
        isDestructive
        onClick={onDelete}
      />
    </>
  )
}
