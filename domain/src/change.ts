/** Areas and kinds of the admin changes that the change log records. */
export const changeAreas = ['settings', 'resources', 'campaigns', 'partners'] as const
export type ChangeArea = (typeof changeAreas)[number]

export const changeKinds = ['created', 'changed', 'deleted'] as const
export type ChangeKind = (typeof changeKinds)[number]

export type FieldChange = { field: string; before: string; after: string }

type Values = Readonly<Record<string, string | number | boolean | null>>

const inWords = (value: Values[string] | undefined) => (value === null ? '' : String(value ?? ''))

/** The fields that differ, in the order of the new values. */
export const changedFields = (before: Values, after: Values): FieldChange[] =>
  Object.keys(after)
    .map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) }))
    .filter((change) => change.before !== change.after)
