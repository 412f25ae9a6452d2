import type { Language } from './language.ts'

/** What the reader's spreadsheet wants between cells and as decimal sign: where that is the comma, semicolons part cells. */
export const spreadsheetSigns = {
  en: { delimiter: ',', decimal: '.' },
  tr: { delimiter: ';', decimal: ',' },
} as const satisfies Record<Language, { delimiter: string; decimal: string }>
