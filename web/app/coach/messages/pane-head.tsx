import { ActionIcon, Title } from '@mantine/core'
import IconArrowLeft from '#icons/IconArrowLeft'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import threads from '../../parts/messages/threads.module.css'
import { messagesPath } from '../../paths.ts'

/** The title of a pane beside the list of conversations; on a phone it leads back to the list. */
export function PaneHead({ title }: { title: string }) {
  const { t } = useTranslation('messages')
  return (
    <header className={threads.head}>
      <ActionIcon
        component={Link}
        to={messagesPath.coach}
        variant="subtle"
        size={44}
        className={threads.back}
        aria-label={t('back')}
      >
        <IconArrowLeft aria-hidden />
      </ActionIcon>
      <Title order={2}>{title}</Title>
    </header>
  )
}
