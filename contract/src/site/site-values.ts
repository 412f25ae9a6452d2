import { languages, type Language } from '@sohbet/domain/language'
import { videoSource } from '@sohbet/domain/video-source'
import { z } from 'zod'
import { say } from '../say.ts'
import { isOwnFile, limits, oneLine, plainText } from '../fields.ts'
import type { InBoth, SiteField, StoredValue } from './site-fields.ts'

const anchorForm = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/
const anchorSchema = z.string().regex(anchorForm, say('Must be a valid URL'))
const addressThat = (isAllowed: (address: string) => boolean) =>
  z
    .string()
    .trim()
    .max(limits.link)
    .refine((address) => address === '' || isAllowed(address), say('Must be a valid URL'))

const bothOf = (text: z.ZodType<string>) => z.object({ tr: text, en: text })

const schemas = new WeakMap<SiteField, z.ZodType<StoredValue>>()

/** The form of a stored value. A draft may have empty texts; publishing asks for them. */
export function schemaOf(field: SiteField): z.ZodType<StoredValue> {
  // Making a schema takes far longer than checking a value with it
  const schema = schemas.get(field) ?? makeSchema(field)
  schemas.set(field, schema)
  return schema
}

function makeSchema(field: SiteField): z.ZodType<StoredValue> {
  switch (field.kind) {
    case 'line':
      return bothOf(oneLine(field.max))
    case 'text':
    case 'rich':
      return bothOf(plainText(field.max).trim())
    case 'name':
      return oneLine(field.max)
    case 'anchor':
      return anchorSchema
    case 'choice':
      return z.enum(field.options)
    case 'flag':
      return z.boolean()
    case 'count':
      return z.number().int().min(0).max(field.max).nullable()
    case 'number':
      return z.int(field.fault).min(field.min, field.fault).max(field.max, field.fault)
    case 'video':
      return addressThat((address) => videoSource(address) !== null)
    // Files on other hosts would reveal our visitors
    case 'picture':
    case 'pdf':
    case 'vtt':
      return addressThat(isOwnFile)
    case 'list':
      return z.array(schemaOf(field.item)).max(field.max).refine(hasOwnAnchors, say('Must be unique'))
    default:
      return z.object(
        Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, schemaOf(inner)])),
      )
  }
}

/** Two items with one anchor would have one address. */
function hasOwnAnchors(items: StoredValue[]): boolean {
  const anchors = items.flatMap((item) =>
    isGroup(item) && typeof item['id'] === 'string' ? [item['id']] : [],
  )
  return new Set(anchors).size === anchors.length
}

export const isGroup = (value: StoredValue | undefined): value is { [name: string]: StoredValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isInBoth = (value: StoredValue | undefined): value is InBoth =>
  isGroup(value) && languages.every((language) => typeof value[language] === 'string')

/** The empty value of a field, for a new item of a list. */
export function blankOf(field: SiteField): StoredValue {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'rich':
      return { tr: '', en: '' }
    case 'choice':
      return field.options[0] ?? ''
    case 'flag':
      return false
    case 'count':
      return null
    case 'number':
      return field.min
    case 'list':
      return []
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, blankOf(inner)]))
    default:
      return ''
  }
}

/** A stored value in today's form: a field that a newer version added has its default, one that it removed is gone. */
export function completed(
  field: SiteField,
  value: StoredValue | undefined,
  fallback: StoredValue,
): StoredValue {
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => {
        const instead = isGroup(fallback) ? fallback[name] : undefined
        return [name, completed(inner, isGroup(value) ? value[name] : undefined, instead ?? blankOf(inner))]
      }),
    )
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => completed(field.item, item, blankOf(field.item)))
  return schemaOf(field).safeParse(value).data ?? fallback
}

/** A text or a PDF that is missing in one language. */
export type Gap = {
  path: string[]
  language: Language
  /** Without it the page cannot be published. Without others an item of a list is hidden in that language. */
  isBlocking: boolean
  /** The list has fewer items than the page needs. */
  isList?: true
}

/** The texts and PDFs that visitors of one language would miss. */
export function gapsOf(field: SiteField, value: StoredValue, path: string[] = [], isInList = false): Gap[] {
  if (field.kind === 'group' && isGroup(value))
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      gapsOf(inner, value[name] ?? blankOf(inner), [...path, name], isInList),
    )
  if (field.kind === 'list' && Array.isArray(value)) {
    if (value.length < (field.min ?? 0))
      return languages.map((language) => ({ path, language, isBlocking: !isInList, isList: true }))
    const mayHide = isInList || !field.isWhole
    return value.flatMap((item, index) => gapsOf(field.item, item, [...path, String(index)], mayHide))
  }
  if (field.kind === 'name' && value === '')
    return languages.map((language) => ({ path, language, isBlocking: !isInList }))
  if (field.kind === 'pdf' && value === '')
    return languages
      .filter((language) => language === path.at(-1))
      .map((language) => ({ path: path.slice(0, -1), language, isBlocking: !isInList }))
  if (!('isOptional' in field) || !isInBoth(value)) return []
  const missing = languages.filter((language) => isEmpty(value[language]))
  // An optional text may be missing in both languages
  if (field.isOptional && missing.length === languages.length) return []
  return missing.map((language) => ({ path, language, isBlocking: !isInList && !field.isOptional }))
}

/** Whether a field is in a list that hides items that are not translated. */
export function isHiddenWhenMissing(field: SiteField, [key = '', ...rest]: string[]): boolean {
  if (field.kind === 'list') return !field.isWhole || isHiddenWhenMissing(field.item, rest)
  const inner = field.kind === 'group' ? field.fields[key] : undefined
  return inner !== undefined && isHiddenWhenMissing(inner, rest)
}

/** Rich text without words, such as '<p></p>', is empty. */
const isEmpty = (text: string): boolean => text.replaceAll(/<[^>]*>/g, '').trim() === ''

type ShownValue = string | number | boolean | null | undefined | ShownValue[] | { [name: string]: ShownValue }

export type Reader = {
  language: Language
  /** Replaces the placeholders of a text. */
  fill: (text: string, kind: 'plain' | 'rich') => string
}

/** A value as visitors of one language see it. Items of a list that miss a text or a PDF are left out. */
export function shown(field: SiteField, value: StoredValue, reader: Reader): ShownValue {
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [
        name,
        shown(inner, (isGroup(value) ? value[name] : undefined) ?? blankOf(inner), reader),
      ]),
    )
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : [])
      .filter((item) => !isMissing(field.item, item, reader.language))
      .map((item) => shown(field.item, item, reader))
  if (!('isOptional' in field) || !isInBoth(value)) return value
  const text = value[reader.language]
  if (field.isOptional && isEmpty(text)) return undefined
  return reader.fill(text, field.kind === 'rich' ? 'rich' : 'plain')
}

const isMissing = (field: SiteField, item: StoredValue, language: Language): boolean =>
  gapsOf(field, item).some((gap) => gap.isBlocking && gap.language === language)
