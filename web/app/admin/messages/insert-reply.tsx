import '@mantine/core/styles/Menu.css'
import { ActionIcon, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconTemplate from '#icons/IconTemplate'
import { useTranslation } from 'react-i18next'
import styles from './inbox.module.css'
import { savedRepliesQuery } from './inbox.queries.ts'

/** Inserts a saved reply into the field, where it can still be edited. */
export function InsertReply({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation(['messages', 'ui'])
  const { data, isError } = useQuery(savedRepliesQuery)
  return (
    <Menu position="top-start" withinPortal width={280}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={t('inbox.useReply')} title={t('inbox.useReply')}>
          <IconTemplate size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.replyMenu}>
        {!data && <Menu.Label>{isError ? t('inbox.repliesFailed') : t('ui:state.loading')}</Menu.Label>}
        {data?.length === 0 && <Menu.Label>{t('inbox.noReplies')}</Menu.Label>}
        {data?.map(({ id, title, text }) => (
          <Menu.Item key={id} onClick={() => onInsert(text)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
