import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import IconMessages from '#icons/IconMessages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startDrafts } from '../../parts/messages/compose/drafts.ts'
import { useLiveMessages } from '../../parts/messages/use-live-messages.ts'
import { useUnreadMessages } from '../../parts/messages/use-unread-messages.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import styles from './message-menu.module.css'

/** The message icon of the top bar: the unread count and the latest conversations. */
export function MessageMenu({ area }: { area: Role }) {
  const { t } = useTranslation('messages')
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadMessages()
  useLiveMessages()
  useEffect(startDrafts, [])
  const close = () => setOpen(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={340}>
      <Popover.Target>
        <ActionIcon
          className={styles.button}
          aria-label={unread > 0 ? t('menuUnread', { count: unread }) : t('menu')}
          onClick={() => setOpen((open) => !open)}
        >
          <IconMessages aria-hidden />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('menu')} className={styles.dropdown}>
        <p className={styles.title}>{t('title')}</p>
        <OnDemand name="messages" load={() => import('./latest-messages.tsx')}>
          {({ LatestMessages }) => <LatestMessages area={area} onFollow={close} />}
        </OnDemand>
      </Popover.Dropdown>
      <VisuallyHidden component="output">{unread > 0 && t('unread', { count: unread })}</VisuallyHidden>
    </Popover>
  )
}
