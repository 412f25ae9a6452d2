import type { Language } from '@sohbet/domain/language'

/** A text in both languages. */
export type InBoth = Record<Language, string>

/** A text that the school writes in both languages. An optional one may be empty in both. */
type TextField<Kind extends 'line' | 'text' | 'rich', Optional extends boolean> = {
  kind: Kind
  max: number
  isOptional: Optional
}
/** One line that is the same in both languages, such as a name. */
type NameField = { kind: 'name'; max: number }
/** The end of an item's address on its page, as in /faq#level-test. */
type AnchorField = { kind: 'anchor' }
type ChoiceField<Option extends string> = { kind: 'choice'; options: readonly Option[] }
type FlagField = { kind: 'flag' }
/** A whole number, or none. */
type CountField = { kind: 'count'; max: number }
/** A whole number within limits; `fault` says which. */
type NumberField = { kind: 'number'; min: number; max: number; fault: string }
/** The address of a file of ours, or of a video elsewhere; empty for none. */
type FileField = { kind: 'picture' | 'video' | 'pdf' | 'vtt' }
type ListField<Item> = ListRules & { kind: 'list'; item: Item; max: number }
type ListRules = {
  /** For legal texts and for what a plan brings: an item that is not translated blocks publishing instead of being hidden. */
  isWhole?: true
  /** The page can be published with this number of items. */
  min?: number
}
type GroupField<Fields> = { kind: 'group'; fields: Fields }

type SharedField =
  | NameField
  | AnchorField
  | ChoiceField<string>
  | FlagField
  | CountField
  | NumberField
  | FileField
export type WordsField = TextField<'line' | 'text' | 'rich', boolean>
/** What an owner can change on a page, and in which form. */
export type SiteField = WordsField | SharedField | AnyList | AnyGroup
interface AnyList extends ListRules {
  kind: 'list'
  item: SiteField
  max: number
}
interface AnyGroup {
  kind: 'group'
  fields: { [name: string]: SiteField }
}

/** How a field is stored: texts in both languages, everything else once. */
export type Stored<Field> = Field extends WordsField
  ? InBoth
  : Field extends ChoiceField<infer Option>
    ? Option
    : Field extends FlagField
      ? boolean
      : Field extends CountField
        ? number | null
        : Field extends NumberField
          ? number
          : Field extends SharedField
            ? string
            : Field extends ListField<infer Item>
              ? Stored<Item>[]
              : Field extends GroupField<infer Fields>
                ? { [Name in keyof Fields]: Stored<Fields[Name]> }
                : never

/** How a page shows a field in one language. */
export type Shown<Field> =
  Field extends TextField<'line' | 'text' | 'rich', infer Optional>
    ? true extends Optional
      ? string | undefined
      : string
    : Field extends ListField<infer Item>
      ? Shown<Item>[]
      : Field extends GroupField<infer Fields>
        ? { [Name in keyof Fields]: Shown<Fields[Name]> }
        : Stored<Field>

/** A stored value of any field. */
export type StoredValue = string | number | boolean | null | StoredValue[] | { [name: string]: StoredValue }

export const line = (max = 160): TextField<'line', false> => ({ kind: 'line', max, isOptional: false })
export const text = (max = 600): TextField<'text', false> => ({ kind: 'text', max, isOptional: false })
/** A small safe subset of HTML: paragraphs, bold, links and lists. */
export const rich = (max = 4000): TextField<'rich', false> => ({ kind: 'rich', max, isOptional: false })
export const optional = <Kind extends 'line' | 'text' | 'rich'>({
  kind,
  max,
}: TextField<Kind, false>): TextField<Kind, true> => ({ kind, max, isOptional: true })
export const name = (max = 80): NameField => ({ kind: 'name', max })
export const anchor: AnchorField = { kind: 'anchor' }
export const choice = <const Option extends string>(options: readonly Option[]): ChoiceField<Option> => ({
  kind: 'choice',
  options,
})
export const flag: FlagField = { kind: 'flag' }
export const count = (max = 1000): CountField => ({ kind: 'count', max })
export const number = (limits: Omit<NumberField, 'kind'>): NumberField => ({ kind: 'number', ...limits })
export const picture: FileField = { kind: 'picture' }
export const video: FileField = { kind: 'video' }
export const pdf: FileField = { kind: 'pdf' }
/** Captions of a video. */
export const vtt: FileField = { kind: 'vtt' }
export const list = <Item extends SiteField>(
  item: Item,
  max = 30,
  rules: ListRules = {},
): ListField<Item> => ({ kind: 'list', item, max, ...rules })
export const group = <const Fields extends { [name: string]: SiteField }>(
  fields: Fields,
): GroupField<Fields> => ({ kind: 'group', fields })
/** A file of its own for each language. */
export const perLanguage = (file: FileField) => group({ tr: file, en: file })
