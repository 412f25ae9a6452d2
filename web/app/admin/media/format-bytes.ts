import type { Language } from '@sohbet/domain/language'
import { numberWriter } from '@sohbet/domain/writers'

const kilobyte = { unit: 'kilobyte', size: 1024, maximumFractionDigits: 0 }
const larger = [
  { unit: 'gigabyte', size: 1024 ** 3, maximumFractionDigits: 1 },
  { unit: 'megabyte', size: 1024 ** 2, maximumFractionDigits: 1 },
]

/** At least one kilobyte. */
export function formatBytes(bytes: number, language: Language): string {
  const { size, ...format } = larger.find((one) => bytes >= one.size) ?? kilobyte
  return numberWriter(language, { style: 'unit', ...format }).format(
    Math.max(bytes / size, size === kilobyte.size ? 1 : 0),
  )
}
