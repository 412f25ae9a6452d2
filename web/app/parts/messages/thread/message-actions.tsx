import '@mantine/core/styles/Menu.css'
import { ActionIcon, Menu } from '@mantine/core'
import IconDotsVertical from '#icons/IconDotsVertical'
import IconFlag from '#icons/IconFlag'
import { useRef } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './message.module.css'

/** What can be done with a message of the other side. */
export function MessageActions({ onReport }: { onReport: () => void }) {
  const { t } = useTranslation('messages')
  const target = useRef<HTMLButtonElement>(null)
  const report = () => {
    // The dialog returns the focus to where it was, and the entry is gone by then
    target.current?.focus()
    onReport()
  }
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={target}
          className={styles.menu}
          aria-label={t('messageMenu')}
          title={t('messageMenu')}
        >
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={report}>
          {t('report.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
