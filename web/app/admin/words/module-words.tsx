import { Title } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import styles from './words.module.css'
import { WordsForm } from './words-form.tsx'
import { wordsQuery } from './words.queries.ts'

type Props = { moduleId: string; isReadOnly: boolean }

/** The words and phrases of a module, which learners get as cards. */
export function ModuleWords({ moduleId, isReadOnly }: Props) {
  const { t } = useTranslation('words')
  const { data: list, error, refetch } = useFreshQuery(wordsQuery(moduleId))
  if (!list)
    return error ? (
      <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState lines={6} />
    )
  if (isReadOnly && list.words.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className={styles.words}>
      <div>
        <Title order={2} className={styles.title}>
          {t('title')}
        </Title>
        <p className={styles.hint}>{t('hint')}</p>
      </div>
      <WordsForm moduleId={moduleId} list={list} isReadOnly={isReadOnly} />
    </div>
  )
}
