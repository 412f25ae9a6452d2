import type { Language } from './language.ts'

/**
 * Delimiter and decimal sign of a spreadsheet in each language. Where the decimal sign is a comma, semicolons
 * separate cells.
 */
export const spreadsheetSigns = {
  en: { delimiter: ',', decimal: '.' },
  tr: { delimiter: ';', decimal: ',' },
} as const satisfies Record<Language, { delimiter: string; decimal: string }>
