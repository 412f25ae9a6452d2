import '@mantine/core/styles/Menu.css'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import IconSettings from '#icons/IconSettings'
import IconTemplate from '#icons/IconTemplate'
import type { SubmitEvent } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './replies.module.css'
import { savedRepliesQuery } from './replies.queries.ts'
import { SavedRepliesDialog } from './saved-replies-dialog.tsx'

/** React passes a form's submit on to the form around the dialog's portal, which would send the message. */
const keepInside = (event: SubmitEvent) => event.stopPropagation()

/** Inserts a saved reply into the field, where it can still be edited; the last entry opens the list of them. */
export function InsertReply({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation(['messages', 'ui'])
  const { data, isError } = useQuery(savedRepliesQuery)
  const [isManaging, manage] = useDisclosure(false)
  return (
    <>
      <Menu position="top-start" withinPortal width={280}>
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={t('replies.use')} title={t('replies.use')}>
            <IconTemplate size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={styles.replyMenu}>
          {!data && <Menu.Label>{isError ? t('replies.loadFailed') : t('ui:state.loading')}</Menu.Label>}
          {data?.length === 0 && <Menu.Label>{t('replies.none')}</Menu.Label>}
          {data?.map(({ id, title, text }) => (
            <Menu.Item key={id} onClick={() => onInsert(text)}>
              {title}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconSettings size={18} aria-hidden />} onClick={manage.open}>
            {t('replies.manage')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <div onSubmit={keepInside}>
        <SavedRepliesDialog isOpen={isManaging} onClose={manage.close} />
      </div>
    </>
  )
}
