import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { isGroup } from '@sohbet/contract/site/site-values'
import { memo, use } from 'react'
import { useLabels } from '../content/use-labels.ts'
import { EditingContext, elementId } from '../editor/editor-context.ts'
import { FileField } from './file-field.tsx'
import { ListField } from './list-field.tsx'
import { ChoiceField, FlagField, NameField, NumberField } from './shared-fields.tsx'
import { WordsField } from './words-field.tsx'
import styles from './fields.module.css'

type Props = { field: SiteField; path: string; value: StoredValue }

/** A field of a page in the form that fits its kind. It renders again only when its own value changes. */
export const FieldView = memo(function FieldView({ field, path, value }: Props) {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'rich':
      return <WordsField field={field} path={path} value={value} />
    case 'name':
      return <NameField field={field} path={path} value={value} />
    case 'choice':
      return <ChoiceField field={field} path={path} value={value} />
    case 'flag':
      return <FlagField path={path} value={value} />
    case 'count':
    case 'number':
      return <NumberField field={field} path={path} value={value} />
    // Made from the title when a new item is saved
    case 'anchor':
      return null
    case 'list':
      return <ListField field={field} path={path} value={value} View={FieldView} />
    case 'group':
      return <GroupField field={field} path={path} value={value} />
    default:
      return <FileField kind={field.kind} path={path} value={value} />
  }
})

type Fields = { [name: string]: SiteField }
type GroupProps = { field: { fields: Fields }; path: string; value: StoredValue }

const GroupFields = ({ field, path, value }: GroupProps) =>
  Object.entries(field.fields).map(([name, inner]) => (
    <FieldView
      key={name}
      field={inner}
      path={`${path}.${name}`}
      value={(isGroup(value) ? value[name] : undefined) ?? null}
    />
  ))

function GroupField({ field, path, value }: GroupProps) {
  const { labelOf } = useLabels(use(EditingContext).page)
  return (
    <fieldset className={styles.group} id={elementId(path)} tabIndex={-1}>
      <legend>{labelOf(path)}</legend>
      <GroupFields field={field} path={path} value={value} />
    </fieldset>
  )
}
