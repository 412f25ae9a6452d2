import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUrlFilters } from '../../../ui/data-table/state/use-url-filters.ts'
import { FaultCount } from '../../../ui/form/fault-count.tsx'
import { moduleTabs, tabOf, type ModuleTab } from './module-values.ts'
import styles from '../modules.module.css'

/** The tab is in the URL, so that Back and a reload restore it; the first has no parameter. */
export function useModuleTab(): [ModuleTab, (tab: ModuleTab) => void] {
  const { values, choose } = useUrlFilters({ tab: moduleTabs })
  return [values.tab ?? moduleTabs[0], (tab) => choose('tab')(tab === moduleTabs[0] ? '' : tab)]
}

type Props = {
  tab: ModuleTab
  onChoose: (tab: ModuleTab) => void
  /** Paths of the invalid fields. */
  faults: readonly string[]
  children: ReactNode
}

/** The four tabs; each shows whether a field on it is invalid. */
export function ModuleTabs({ tab, onChoose, faults, children }: Props) {
  const { t } = useTranslation('modules')
  return (
    <Tabs
      value={tab}
      onChange={(value) => onChoose(moduleTabs.find((one) => one === value) ?? moduleTabs[0])}
      color="var(--red)"
      className={styles.tabs}
    >
      <Tabs.List className={styles.tabList}>
        {moduleTabs.map((one) => {
          const count = faults.filter((path) => tabOf(path) === one).length
          return (
            <Tabs.Tab
              key={one}
              value={one}
              rightSection={count > 0 && one !== 'quiz' ? <FaultCount count={count} /> : undefined}
            >
              {t(`form.tabs.${one}`)}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {children}
    </Tabs>
  )
}

export const ModulePanel = ({ tab, children }: { tab: ModuleTab; children: ReactNode }) => (
  <Tabs.Panel value={tab} className={styles.panel}>
    {children}
  </Tabs.Panel>
)
