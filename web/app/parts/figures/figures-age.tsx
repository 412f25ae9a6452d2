import { Button } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAge, formatDateTime } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './figures.module.css'

type Props = { moment: string; isLoading: boolean; onReload: () => void }

/** The age of the figures, and a button to recount them. */
export function FiguresAge({ moment, isLoading, onReload }: Props) {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  const now = useNow()
  return (
    <p className={styles.counted}>
      <time dateTime={moment} title={formatDateTime(moment, language)}>
        {t('asOf', { age: formatAge(moment, now, language) })}
      </time>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={isLoading}
        onClick={onReload}
      >
        {t('reload')}
      </Button>
    </p>
  )
}
