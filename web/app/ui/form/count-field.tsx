import { useTranslation } from '../../texts/use-translation.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

/** A whole number. Text with a separator is refused, because 12,5 must not become 125. */
export function CountField<Values>(props: TypedFieldProps<Values>) {
  const { t } = useTranslation('ui')
  return (
    <TypedField
      inputMode="numeric"
      {...props}
      read={readCount}
      write={String}
      unreadable={t('count.unreadable')}
    />
  )
}

const wholeNumber = /^-?\d+$/

function readCount(text: string): number | string {
  const plain = text.trim()
  return wholeNumber.test(plain) ? Number(plain) : plain
}
