import { ActionIcon } from '@mantine/core'
import IconMicrophone from '#icons/IconMicrophone'
import { useTranslation } from '../../../texts/use-translation.ts'

export function VoiceButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('voiceMessage')
  return (
    <ActionIcon variant="subtle" size={44} aria-label={t('record')} title={t('record')} onClick={onClick}>
      <IconMicrophone size={22} aria-hidden />
    </ActionIcon>
  )
}
