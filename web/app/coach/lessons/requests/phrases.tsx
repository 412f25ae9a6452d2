import { Button, CloseButton } from '@mantine/core'
import { maxPhrases } from '@sohbet/domain/lesson/feedback'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { phrasesQuery, useSavePhrases } from './requests.queries.ts'
import styles from '../coach-lessons.module.css'

type Props = {
  /** What is written now, and can be saved. */
  text: string
  onInsert: (phrase: string) => void
}

/** Saved texts of the coach: one tap inserts one. */
export function Phrases({ text, onInsert }: Props) {
  const { t } = useTranslation('coachLessons')
  const { data } = useQuery(phrasesQuery)
  const { mutate, isPending } = useSavePhrases()
  const phrases = data?.phrases ?? []
  const save = (next: string[]) =>
    mutate(next, { onError: (error) => showError(t('phrases.failed'), errorMessage(error)) })
  const written = text.trim()
  const maySave = data && written !== '' && !phrases.includes(written) && phrases.length < maxPhrases
  return (
    <details className={styles.fold}>
      <summary>{t('phrases.title')}</summary>
      <ul className={styles.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Button variant="default" onClick={() => onInsert(phrase)}>
              {phrase}
            </Button>
            <CloseButton
              size={44}
              aria-label={t('phrases.remove', { phrase })}
              onClick={() => save(phrases.filter((one) => one !== phrase))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        disabled={!maySave}
        loading={isPending}
        onClick={() => save([...phrases, written])}
      >
        {t('phrases.save')}
      </Button>
    </details>
  )
}
