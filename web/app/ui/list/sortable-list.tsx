import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import IconGripVertical from '#icons/IconGripVertical'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './sortable-list.module.css'

type Item = { id: string }

type Props<One extends Item> = {
  /** Accessible name of the list. */
  label: string
  items: readonly One[]
  /** Accessible name of an entry. */
  nameOf: (item: One) => string
  children: (item: One, index: number) => ReactNode
  onOrder: (items: One[]) => void
}

/** A sortable list: drag by the handle, move by keyboard, or tap up and down. */
export function SortableList<One extends Item>({ label, items, nameOf, children, onOrder }: Props<One>) {
  const { t } = useTranslation('ui')
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    setAnnouncement(t('sortable.moved', { name: nameOf(item), place: to + 1, count: items.length }))
    onOrder(arrayMove([...items], from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: useAnnouncements({ items, nameOf, placeOf }),
        screenReaderInstructions: { draggable: t('sortable.instructions') },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <Entry
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => move(index, index + by)}
            >
              {children(item, index)}
            </Entry>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
    </DndContext>
  )
}

type AnnouncementOptions<One extends Item> = Pick<Props<One>, 'items' | 'nameOf'> & {
  placeOf: (id: unknown) => number
}

/** Announcements while an entry is dragged; the list announces its final place. */
function useAnnouncements<One extends Item>({
  items,
  nameOf,
  placeOf,
}: AnnouncementOptions<One>): Announcements {
  const { t } = useTranslation('ui')
  const name = (id: unknown) => {
    const item = items[placeOf(id)]
    return item ? nameOf(item) : ''
  }
  const count = items.length
  return {
    onDragStart: ({ active }) =>
      t('sortable.pickedUp', { name: name(active.id), place: placeOf(active.id) + 1, count }),
    onDragOver: ({ active, over }) =>
      over ? t('sortable.over', { name: name(active.id), place: placeOf(over.id) + 1, count }) : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('sortable.putBack', { name: name(active.id) }),
  }
}

type EntryProps = {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  children: ReactNode
}

function Entry({ id, name, isFirst, isLast, onMove, children }: EntryProps) {
  const { t } = useTranslation('ui')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      data-dragging={isDragging || undefined}
      // Vertical movement only
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        size={44}
        variant="subtle"
        className={styles.handle}
        // Esc cancels the drag; the surrounding dialog stays open
        data-mantine-stop-propagation={isDragging || undefined}
        {...attributes}
        {...listeners}
        aria-label={t('sortable.handle', { name })}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <div className={styles.content}>{children}</div>
      <Arrow
        label={t('sortable.up', { name })}
        isAtEnd={isFirst}
        icon={IconArrowUp}
        onClick={() => onMove(-1)}
      />
      <Arrow
        label={t('sortable.down', { name })}
        isAtEnd={isLast}
        icon={IconArrowDown}
        onClick={() => onMove(1)}
      />
    </li>
  )
}

type ArrowProps = { label: string; isAtEnd: boolean; icon: typeof IconArrowUp; onClick: () => void }

/** Stays in the focus order at the end, so that keyboard users keep their place. */
const Arrow = ({ label, isAtEnd, icon: Icon, onClick }: ArrowProps) => (
  <ActionIcon
    size={44}
    variant="subtle"
    className={styles.arrow}
    aria-label={label}
    aria-disabled={isAtEnd || undefined}
    onClick={isAtEnd ? undefined : onClick}
  >
    <Icon size={20} aria-hidden />
  </ActionIcon>
)
