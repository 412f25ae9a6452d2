import { useTranslation as useI18next } from 'react-i18next'
import type { Texts } from './chunks.ts'
import { i18n } from './i18n.ts'

export type Namespace = keyof Texts

/** The keys of texts at any depth, such as 'stops.first'. The key of `count_one` and `count_other` is `count`. */
type KeyIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${KeyIn<Words[Key]>}`
}[keyof Words & string]

type Keys = { [Name in Namespace]: KeyIn<Texts[Name]> }

type TextAt<Words, Key> = Key extends `${infer Head}.${infer Tail}`
  ? Head extends keyof Words
    ? TextAt<Words[Head], Tail>
    : never
  : Key extends keyof Words
    ? Words[Key]
    : Words[`${Key & string}_other` & keyof Words]

type GapIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | GapIn<Rest> : never

/** The values for the gaps of a text. A text with gaps requires them. Null leaves a gap empty. */
type Gaps<Text> = [GapIn<Text>] extends [never]
  ? [gaps?: Readonly<Record<string, string | number>>]
  : [gaps: Readonly<Record<GapIn<Text>, string | number | null>>]

type Translate<First extends Namespace> = {
  <Key extends Keys[First]>(key: Key, ...gaps: Gaps<TextAt<Texts[First], Key>>): string
  /** A key that may have no text, such as the name of a field that no longer exists. */
  (key: string, options: { defaultValue: string }): string
  (key: string, options: { returnObjects: true }): Readonly<Record<string, string>>
}

/** The texts of the first namespace by key, and those of all by `namespace:key`. */
type TranslateSeveral<First extends Namespace, All extends Namespace> = Translate<First> & {
  <Name extends All, Key extends Keys[Name]>(
    key: `${Name}:${Key}`,
    ...gaps: Gaps<TextAt<Texts[Name], Key>>
  ): string
}

type UseTranslation = {
  <Name extends Namespace>(name: Name): { t: Translate<Name> }
  <First extends Namespace, Others extends Namespace>(
    names: readonly [First, ...Others[]],
  ): { t: TranslateSeveral<First, First | Others> }
}

/**
 * The texts of an area for a component. The types are our own, because those of i18next take half of the time of a
 * check of all types, and let a gap go unfilled.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same function with narrower types
export const useTranslation = useI18next as unknown as UseTranslation

/** A text outside of components. Its area must be loaded. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same function with narrower types
export const translate = i18n.t as unknown as TranslateSeveral<'common', Namespace>
