import { defaultBrand, type Brand } from '@sohbet/domain/brand/brand'
import { partnerPlaceholders } from '@sohbet/domain/partner/partner'
import { sampleSchool, type SchoolDetails } from '@sohbet/domain/school'

/** What the placeholders are filled with. */
export type Filling = { school: SchoolDetails; brand: Pick<Brand, 'name'> }

/** Values that a text of the site names in braces, as in '{school}'. */
export const placeholderValues = ({ school, brand }: Filling): Record<string, string> => ({
  ...school,
  school: brand.name,
  company: school.company || brand.name,
  address: school.street === '' ? '' : [school.street, school.city, 'Türkiye'].join(', '),
  /** Only the page of a partner link has one; the server replaces it. */
  partner: partnerPlaceholders.name,
})

export const placeholders = Object.keys(placeholderValues({ school: sampleSchool, brand: defaultBrand }))

/** Values that single texts of course pages name; the page fills them in. */
export const pageValues = ['count', 'day', 'moment', 'level', 'course'] as const
type PageValues = Partial<Record<(typeof pageValues)[number], string | number>>

/** A text of a page with the values that it names. */
export const withValues = (text: string, values: PageValues): string =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  )

/** Rich text is HTML. */
type TextKind = 'plain' | 'rich'

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Replaces the placeholders of a text that have a value; an empty one takes its comma along. Other words in braces stay. */
export const fillIn = (text: string, kind: TextKind, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(, )?\{(\w+)\}/g, (whole, comma: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    if (value === '') return ''
    return (comma ?? '') + (kind === 'rich' ? escaped(value) : value)
  })

/** Fills in the school's values, and others. */
export function filler(
  filling: Filling,
  others: Readonly<Record<string, string>> = {},
): (text: string, kind: TextKind) => string {
  const values = { ...others, ...placeholderValues(filling) }
  return (text, kind) => fillIn(text, kind, values)
}
