import '@mantine/core/styles/Tabs.css'
import { Tabs as Parts, type TabsProps } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { FaultCount } from '../form/fault-count.tsx'
import styles from './tabs.module.css'

type Props<Name extends string> = {
  /** `faults`: number of invalid fields on the tab. */
  tabs: readonly { name: Name; label: string; faults?: number }[]
  shown: Name
  onShow: (name: Name) => void
  className?: string | undefined
  /** A hidden panel is removed; by default it stays, so that its form keeps unsaved input. */
  isShownAlone?: boolean
  /** The panels. */
  children: ReactNode
}

/** Tabs in one row, which scrolls sideways when they are wider than the screen. */
export function Tabs<Name extends string>({ tabs, shown, onShow, isShownAlone, ...props }: Props<Name>) {
  const { className, children } = props
  const row = useRef<HTMLDivElement>(null)
  const place = tabs.findIndex(({ name }) => name === shown)
  useEffect(() => {
    const { current } = row
    const tab = current?.children[place]
    // Not scrollIntoView, which would also scroll the page
    if (tab instanceof HTMLElement && current)
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
  }, [place])
  const show: TabsProps['onChange'] = (value) => {
    const tab = tabs.find(({ name }) => name === value)
    if (tab) onShow(tab.name)
  }
  return (
    <Parts value={shown} onChange={show} className={className} keepMounted={!isShownAlone}>
      <Parts.List ref={row} className={styles.row}>
        {tabs.map(({ name, label, faults = 0 }) => (
          <Parts.Tab
            key={name}
            value={name}
            className={styles.tab}
            rightSection={faults > 0 ? <FaultCount count={faults} /> : undefined}
          >
            {label}
          </Parts.Tab>
        ))}
      </Parts.List>
      {children}
    </Parts>
  )
}

type PanelProps = { name: string; className?: string | undefined; children: ReactNode }

export const TabPanel = ({ name, className, children }: PanelProps) => (
  <Parts.Panel value={name} className={[styles.panel, className].filter(Boolean).join(' ')}>
    {children}
  </Parts.Panel>
)
