import { Drawer } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from '../area-layout.module.css'
import type { NavigationEntry } from './navigation-entry.ts'
import { NavigationList } from './navigation-list.tsx'

type Props = { area: Role; entries: readonly NavigationEntry[]; isOpen: boolean; onClose: () => void }

/** The entries of an area on a phone. */
export function NavigationDrawer({ area, entries, isOpen, onClose }: Props) {
  const { t } = useTranslation('shell')
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t(`navigation.${area}`)}
      size={280}
      closeButtonProps={{ 'aria-label': t('closeNavigation'), size: 44 }}
      // Its <header> would count as a second banner of the page
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: styles.drawer,
        body: styles.drawerBody,
        header: styles.drawerHeader,
        title: styles.drawerTitle,
      }}
    >
      <NavigationList entries={entries} onFollow={onClose} />
    </Drawer>
  )
}
