/** What a coach marks in a recording, from 1 (not yet) to 4 (very good). */
export const rubricAspects = ['clear', 'flow', 'words', 'grammar'] as const
type RubricAspect = (typeof rubricAspects)[number]

export const rubricMarks = [1, 2, 3, 4] as const
export type RubricMark = (typeof rubricMarks)[number]

export type Rubric = Record<RubricAspect, RubricMark>
