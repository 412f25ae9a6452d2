import { Button } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../texts/use-translation.ts'
import { Callout } from './callout.tsx'

export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('enrollment')
  const { t: ui } = useTranslation('ui')
  return (
    <Callout tone="error" title={t('errorTitle')} isAnnounced>
      <p>{message}</p>
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {ui('state.retry')}
      </Button>
    </Callout>
  )
}
