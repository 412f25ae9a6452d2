import { readMoney } from '@sohbet/domain/money/money-text'
import { fromMinor } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { numberWriter } from '@sohbet/domain/writers'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

type Props<Values> = TypedFieldProps<Values> & { allowNegative?: boolean }

/** A number with up to two decimals, written as people write it. */
export function AmountField<Values>({ allowNegative = false, ...props }: Props<Values>) {
  const { t } = useTranslation('ui')
  const language = useLanguage()
  return (
    <TypedField
      inputMode="decimal"
      {...props}
      read={(text) => readAmount(text, allowNegative)}
      write={(value) => written(value, language)}
      unreadable={t('amount.unreadable')}
    />
  )
}

function readAmount(text: string, allowNegative: boolean): number | string {
  const plain = text.trim()
  const isNegative = allowNegative && plain.startsWith('-')
  const minor = readMoney(isNegative ? plain.slice(1) : plain)
  if (minor === null) return plain
  return fromMinor(isNegative ? -minor : minor)
}

const written = (value: number, language: Language): string =>
  numberWriter(language, { useGrouping: false, maximumFractionDigits: 2 }).format(value)
