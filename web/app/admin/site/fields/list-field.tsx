import { Button, Input, UnstyledButton } from '@mantine/core'
import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { blankOf, gapsOf, isGroup } from '@sohbet/contract/site/site-values'
import IconChevronRight from '#icons/IconChevronRight'
import IconPlus from '#icons/IconPlus'
import { use, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { FaultCount } from '../../../ui/form/fault-count.tsx'
import { ItemButtons } from '../../../ui/list/item-buttons.tsx'
import { isBelow } from '../content/content-path.ts'
import { useLabels } from '../content/use-labels.ts'
import { EditingContext, elementId, FaultsContext, OpenContext } from '../editor/editor-context.ts'
import { GapCount } from './gap-count.tsx'
import styles from './fields.module.css'

type Field = Extract<SiteField, { kind: 'list' }>
type View = ComponentType<{ field: SiteField; path: string; value: StoredValue }>
/** `View` shows a field; it cannot be imported here, because it shows lists too. */
type Props = { field: Field; path: string; value: StoredValue; View: View }

/** Items that can be added, removed and moved. */
export function ListField({ field, path, value, View }: Props) {
  const { t } = useTranslation('site')
  const { page, changeItems, toggle, focus } = use(EditingContext)
  const { labelOf, itemName } = useLabels(page)
  const { confirm, dialog } = useConfirm()
  const items = Array.isArray(value) ? value : []
  const label = labelOf(path)
  const isTooShort = items.length < (field.min ?? 0)
  const fault = use(FaultsContext)[path]
  const add = () => {
    const at = `${path}.${items.length}`
    changeItems(path, [...items, blankOf(field.item)], (place) => place)
    toggle(at, true)
    focus(at)
  }
  const move = (from: number, to: number) => {
    const moved = items[from]
    if (moved === undefined || to < 0 || to >= items.length) return
    // A neighbour changes places with the item
    changeItems(path, items.toSpliced(from, 1).toSpliced(to, 0, moved), (place) =>
      place === from ? to : place === to ? from : place,
    )
    focus(`${path}.${to}`)
  }
  const remove = async (at: number, name: string) => {
    const question = {
      message: t('list.removeAsk', { name }),
      isDestructive: true,
      deed: t('list.removeDeed'),
    }
    if (!(await confirm(question))) return
    changeItems(path, items.toSpliced(at, 1), (place) =>
      place === at ? undefined : place > at ? place - 1 : place,
    )
    focus(path)
  }
  return (
    <fieldset className={styles.list} id={elementId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {items.length === 0 && (
        <p className={isTooShort ? styles.gap : styles.none}>
          {t(isTooShort ? 'list.needed' : 'list.empty')}
        </p>
      )}
      {fault && <Input.Error role="alert">{fault}</Input.Error>}
      <ol>
        {items.map((item, place) => {
          const name = itemName(field.item, item, place)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items have no ids, and the state of an item is kept by its place
            <li key={place}>
              <Item
                View={View}
                field={field.item}
                path={`${path}.${place}`}
                value={item}
                name={`${place + 1}. ${name}`}
              >
                <ItemButtons
                  labels={{
                    up: t('list.up', { name }),
                    down: t('list.down', { name }),
                    remove: t('list.remove', { name }),
                  }}
                  isFirst={place === 0}
                  isLast={place === items.length - 1}
                  onMove={(by) => move(place, place + by)}
                  onRemove={() => void remove(place, name)}
                />
              </Item>
            </li>
          )
        })}
      </ol>
      {items.length < field.max ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={t('list.addTo', { list: label })}
          onClick={add}
        >
          {t('list.add')}
        </Button>
      ) : (
        <p className={styles.none}>{t('list.full', { count: field.max })}</p>
      )}
      {dialog}
    </fieldset>
  )
}

type ItemProps = {
  field: SiteField
  path: string
  value: StoredValue
  name: string
  View: View
  children: ReactNode
}

/** One text is shown at once; an item of several fields opens with a tap. */
function Item({ field, path, value, name, View, children }: ItemProps) {
  const { toggle } = use(EditingContext)
  const isOpen = use(OpenContext)[path] ?? false
  const faults = Object.keys(use(FaultsContext)).filter((fault) => isBelow(fault, path)).length
  if (field.kind !== 'group')
    return (
      <div className={styles.single}>
        <View field={field} path={path} value={value} />
        {children}
      </div>
    )
  return (
    <div className={styles.item} data-open={isOpen || undefined}>
      <div className={styles.itemHead}>
        <UnstyledButton
          id={elementId(path)}
          className={styles.itemName}
          aria-expanded={isOpen}
          onClick={() => toggle(path, !isOpen)}
        >
          <IconChevronRight size={18} aria-hidden />
          <span>{name}</span>
          <GapCount count={gapsOf(field, value).length} />
          {faults > 0 && <FaultCount count={faults} />}
        </UnstyledButton>
        {children}
      </div>
      {isOpen && (
        <div className={styles.itemFields}>
          {Object.entries(field.fields).map(([inner, one]) => (
            <View
              key={inner}
              field={one}
              path={`${path}.${inner}`}
              value={(isGroup(value) ? value[inner] : undefined) ?? null}
            />
          ))}
        </div>
      )}
    </div>
  )
}
