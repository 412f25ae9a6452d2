import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconTrash from '#icons/IconTrash'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { RowAction } from '../../ui/data-table/row-action.tsx'

type Props = {
  position: number
  isReadOnly: boolean
  onOpen: () => void
  onDelete: () => void
  /** Rendered between the edit and delete buttons. */
  children?: ReactNode
}

export function QuestionActions({ position, isReadOnly, onOpen, onDelete, children }: Props) {
  const { t } = useTranslation('questionEditor')
  if (isReadOnly)
    return (
      <RowAction
        label={t('action.view', { position })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={onOpen}
      />
    )
  return (
    <>
      <RowAction
        label={t('action.edit', { position })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={onOpen}
      />
      {children}
      <RowAction
        label={t('action.delete', { position })}
        icon={<IconTrash size={20} aria-hidden />}
        isDestructive
        onClick={onDelete}
      />
    </>
  )
}
