import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { pieceOf, PlacedPiece, Slot, Source, SourcePiece } from './pieces.tsx'
import type { ViewProps } from './question-props.ts'
import styles from './quiz.module.css'
import { empty, put, putNext, takeBack } from './slots.ts'
import { usePieces } from './use-pieces.ts'

/** The number of the slot where a piece was dropped, or undefined for the source. */
const placeOf = (dropId: UniqueIdentifier) => /^slot-(\d)$/.exec(String(dropId))?.[1]

/**
 * Pieces to put in order. A piece is dragged, chosen by tap or keyboard, moved with the arrow keys, and returned
 * by a double click, the Delete key or its button.
 */
export function DragDrop({ labelId, ...props }: ViewProps) {
  const { t } = useTranslation('quiz')
  const { question, isReadOnly, hasKeys } = props
  const { root, slots, announcement, textOf, move } = usePieces(props)
  // A final answer has nothing left to choose from
  const isDone = isReadOnly && !slots.includes(empty)
  const [dragged, setDragged] = useState<string>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    if (!over) return
    const id = pieceOf(active.id)
    const place = placeOf(over.id)
    move(id, place === undefined ? takeBack(slots, id) : put(slots, id, Number(place)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(pieceOf(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <fieldset ref={root} className={styles.pieces} aria-labelledby={labelId}>
        {!isDone && <p className={styles.hint}>{t('pieces.hint')}</p>}
        <Source isHidden={isDone}>
          {question.options.map(({ id, text }, index) => (
            <SourcePiece
              key={id}
              id={id}
              text={text}
              shortcut={hasKeys ? String(index + 1) : undefined}
              isPlaced={slots.includes(id)}
              isDisabled={isReadOnly}
              onChoose={() => move(id, putNext(slots, id))}
            />
          ))}
        </Source>
        <ol className={styles.slots} aria-label={t('pieces.slots')}>
          {slots.map((id, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a slot has no identity besides its number
            <Slot key={place} place={place} isEmpty={id === empty}>
              <PlacedPiece
                id={id}
                text={textOf(id)}
                place={place}
                isDisabled={isReadOnly}
                onBack={() => move(id, takeBack(slots, id))}
                onMove={(by) => move(id, put(slots, id, place + by))}
              />
            </Slot>
          ))}
        </ol>
      </fieldset>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      <DragOverlay dropAnimation={null}>{dragged && <Dragged text={textOf(dragged)} />}</DragOverlay>
    </DndContext>
  )
}

const Dragged = ({ text }: { text: string }) => (
  <span className={styles.piece} data-dragged lang="en">
    {text}
  </span>
)
