import { Button } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import styles from './figures.module.css'

type Props = { moment: string; isLoading: boolean; onReload: () => void }

/** How old the figures are, and the way to newer ones. */
export function CountedAt({ moment, isLoading, onReload }: Props) {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  return (
    <p className={styles.counted}>
      <time dateTime={moment}>{t('countedAt', { time: formatDateTime(moment, language) })}</time>
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
