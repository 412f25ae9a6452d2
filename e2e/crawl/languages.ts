export const languages = ['en', 'tr'] as const
export type Language = (typeof languages)[number]
