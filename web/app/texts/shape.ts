/** The same keys in another language: a missing or extra key does not compile. */
export type SameKeys<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : SameKeys<Texts[Key]>
}
