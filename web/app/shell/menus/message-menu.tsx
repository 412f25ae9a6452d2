import { VisuallyHidden } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import IconMessages from '#icons/IconMessages'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { startDrafts } from '../../parts/messages/compose/drafts.ts'
import { useLiveMessages } from '../../parts/messages/use-live-messages.ts'
import { useUnreadMessages } from '../../parts/messages/use-unread-messages.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { BarMenu } from './bar-menu.tsx'
import styles from './message-menu.module.css'

/** The message icon of the top bar: the unread count and the latest conversations. */
export function MessageMenu({ area }: { area: Role }) {
  const { t } = useTranslation('messages')
  const unread = useUnreadMessages()
  useLiveMessages()
  useEffect(startDrafts, [])
  return (
    <>
      <BarMenu
        label={unread > 0 ? t('menuUnread', { count: unread }) : t('menu')}
        title={t('menu')}
        button={<IconMessages aria-hidden />}
        count={unread}
        className={styles.panel}
      >
        {(close) => (
          <>
            <p className={styles.title}>{t('title')}</p>
            <OnDemand name="messages" load={() => import('./latest-messages.tsx')}>
              {({ LatestMessages }) => <LatestMessages area={area} onFollow={close} />}
            </OnDemand>
          </>
        )}
      </BarMenu>
      <VisuallyHidden component="output">{unread > 0 && t('unread', { count: unread })}</VisuallyHidden>
    </>
  )
}
