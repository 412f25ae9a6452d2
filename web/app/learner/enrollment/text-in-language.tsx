import { useLanguage } from '../../texts/language.ts'

type Props = { tr: string; en: string; className?: string | undefined }

/** A text of the school in the reader's language; in Turkish when the school has not written it in English. */
export function TextInLanguage({ tr, en, className }: Props) {
  const isEnglish = useLanguage() === 'en' && en !== ''
  return (
    <p className={className} lang={isEnglish ? 'en' : 'tr'}>
      {isEnglish ? en : tr}
    </p>
  )
}
