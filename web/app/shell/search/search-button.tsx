import { ActionIcon } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import type { Role } from '@sohbet/domain/account/role'
import IconSearch from '#icons/IconSearch'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLocation } from 'react-router'
import { Silently } from '../../ui/feedback/chunk.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import type { NavigationEntry } from '../navigation/navigation-entry.ts'
import type { SearchPlaces } from './places.ts'
import { useRecent } from './search.queries.ts'
import styles from './search.module.css'
import { useScreens } from './use-search-results.ts'

type Props = { area: Role; entries: readonly NavigationEntry[]; places: SearchPlaces }

/** Opens the search, like Ctrl-K and Cmd-K, also from within a field. */
export function SearchButton({ area, entries, places }: Props) {
  const { t } = useTranslation('search')
  const isIdle = useIdle()
  const [isOpen, { open, close }] = useDisclosure(false)
  const screens = useScreens(area, { entries, places })
  useRememberScreens(screens)
  useHotkeys([['mod+K', open]], [], true)
  return (
    <>
      <ActionIcon
        className={styles.button}
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch aria-hidden />
        <span className={styles.buttonText} aria-hidden>
          {t('open')}
        </span>
        <kbd className={styles.key} aria-hidden>
          {t('shortcut')}
        </kbd>
      </ActionIcon>
      {(isOpen || isIdle) && (
        <Silently name="search" load={() => import('./search-dialog.tsx')}>
          {({ SearchDialog }) => (
            <SearchDialog isOpen={isOpen} onClose={close} area={area} screens={screens} places={places} />
          )}
        </Silently>
      )}
    </>
  )
}

/** Records opened screens, however they were reached. */
function useRememberScreens(screens: ReturnType<typeof useScreens>) {
  const { pathname } = useLocation()
  const { remember } = useRecent()
  useEffect(() => {
    const screen = screens.find(({ to }) => to === pathname)
    if (screen) remember(screen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another page is recorded
  }, [pathname])
}
