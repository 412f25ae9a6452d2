import { locales, type Language } from '@sohbet/domain/language'

/** Kilobytes below one megabyte, else megabytes. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1024 * 1024
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1024 / 1024 : Math.max(1, bytes / 1024))
}
