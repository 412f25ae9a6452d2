import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useUrlFilters } from '../../../ui/data-table/state/use-url-filters.ts'
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx'
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

/** The tabs; each shows whether a field on it is invalid. */
export function ModuleTabs({ tab, onChoose, faults, children }: Props) {
  const { t } = useTranslation('modules')
  const faultsOf = (name: ModuleTab) =>
    ['quiz', 'words', 'speaking'].includes(name) ? 0 : faults.filter((path) => tabOf(path) === name).length
  return (
    <Tabs
      tabs={moduleTabs.map((name) => ({ name, label: t(`form.tabs.${name}`), faults: faultsOf(name) }))}
      shown={tab}
      onShow={onChoose}
      className={styles.tabs}
    >
      {children}
    </Tabs>
  )
}

export const ModulePanel = ({ tab, children }: { tab: ModuleTab; children: ReactNode }) => (
  <TabPanel name={tab} className={styles.panel}>
    {children}
  </TabPanel>
)
