import { useDraggable, useDroppable, type UniqueIdentifier } from '@dnd-kit/core'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import IconX from '#icons/IconX'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './quiz.module.css'

// The library needs two ids: the piece's space in the source, and the piece in its slot
const inSource = (id: string) => `source-${id}`
const inSlot = (id: string) => `placed-${id}`
export const pieceOf = (dragId: UniqueIdentifier) => String(dragId).replace(/^(source|placed)-/, '')

/** Where the pieces are at first, and where they can be dragged back to. */
export function Source({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const { t } = useTranslation('quiz')
  const { setNodeRef, isOver } = useDroppable({ id: 'source' })
  return (
    <ul
      ref={setNodeRef}
      className={styles.sources}
      aria-label={t('pieces.source')}
      hidden={isHidden}
      data-over={isOver || undefined}
    >
      {children}
    </ul>
  )
}

type SourceProps = {
  id: string
  text: string
  /** The key that chooses it. */
  shortcut: string | undefined
  isPlaced: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** Its space stays while it is in a slot, so that the other pieces do not jump. */
export function SourcePiece({ id, text, shortcut, isPlaced, isDisabled, onChoose }: SourceProps) {
  const { t } = useTranslation('quiz')
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: inSource(id),
    disabled: isDisabled || isPlaced,
  })
  return (
    <li aria-hidden={isPlaced || undefined}>
      <button
        ref={isPlaced ? undefined : setNodeRef}
        type="button"
        className={styles.piece}
        data-piece={id}
        data-placed={isPlaced || undefined}
        data-lifted={isDragging || undefined}
        aria-label={t('pieces.inSource', { text })}
        aria-keyshortcuts={shortcut}
        disabled={isDisabled || isPlaced}
        onClick={onChoose}
        {...(isPlaced ? {} : listeners)}
      >
        {shortcut && (
          <kbd className={styles.key} aria-hidden>
            {shortcut}
          </kbd>
        )}
        <span lang="en">{text}</span>
      </button>
    </li>
  )
}

type SlotProps = { place: number; isEmpty: boolean; children: ReactNode }

export function Slot({ place, isEmpty, children }: SlotProps) {
  const { t } = useTranslation('quiz')
  const { setNodeRef, isOver } = useDroppable({ id: `slot-${place}` })
  return (
    <li ref={setNodeRef} className={styles.slot} data-over={isOver || undefined}>
      {isEmpty ? (
        <>
          <span aria-hidden className={styles.number}>
            {place + 1}
          </span>
          <VisuallyHidden>{t('pieces.emptySlot', { number: place + 1 })}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </li>
  )
}

type PlacedProps = {
  id: string
  text: string
  place: number
  isDisabled: boolean
  onBack: () => void
  onMove: (by: -1 | 1) => void
}

const moves: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export function PlacedPiece({ id, text, place, isDisabled, onBack, onMove }: PlacedProps) {
  const { t } = useTranslation('quiz')
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: inSlot(id), disabled: isDisabled })
  const press = (event: KeyboardEvent) => {
    const by = moves[event.key]
    const isBack = event.key === 'Delete' || event.key === 'Backspace'
    if (!by && !isBack) return
    event.preventDefault()
    if (by) onMove(by)
    else onBack()
  }
  return (
    <>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.piece}
        data-piece={id}
        data-lifted={isDragging || undefined}
        aria-label={t('pieces.inSlot', { text, number: place + 1 })}
        disabled={isDisabled}
        onDoubleClick={onBack}
        onKeyDown={press}
        {...listeners}
      >
        <span lang="en">{text}</span>
      </button>
      {!isDisabled && (
        <ActionIcon
          size={44}
          variant="subtle"
          className={styles.back}
          aria-label={t('pieces.back', { text })}
          onClick={onBack}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </>
  )
}
