import { useLanguage } from '../../texts/language.ts'

type Props = { course: { description: string; descriptionEn: string }; className: string | undefined }

/** In the reader's language; in Turkish when the school has not written it in English. */
export function CourseDescription({ course: { description, descriptionEn }, className }: Props) {
  const isEnglish = useLanguage() === 'en' && descriptionEn !== ''
  return (
    <p className={className} lang={isEnglish ? 'en' : 'tr'}>
      {isEnglish ? descriptionEn : description}
    </p>
  )
}
