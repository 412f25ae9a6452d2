import '../theme/register-styles.ts'
import '../theme/inputs.css'
import '../theme/words.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useNotifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { preferenceKeys } from '../preferences.ts'
import { keepUserFresh } from '../session/keep-user-fresh.ts'
import { checkedIdentity, guardedIdentity } from '../session/guards.ts'
import { subscribe } from '../session/session.ts'
import { i18n } from '../texts/i18n.ts'
import { noteMailLanguage } from '../texts/language.ts'
import { loadTexts, preloadTexts } from '../texts/load-texts.ts'
import { cssVariablesResolver, theme } from '../theme/mantine-theme.ts'
import { Silently } from '../ui/feedback/chunk.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { useOfflineLinks, useOfflineNavigation } from './connection/use-offline-links.ts'
import { ErrorDialog } from './error-dialog.tsx'

const colorSchemeManager = localStorageColorSchemeManager({ key: preferenceKeys.theme })

/** A log-in, a log-out or a new role, here or in another tab, reruns the guards of the current screen. */
function useGuardsOnSessionChange() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Another tab may have logged out since the guard ran
    let known = checkedIdentity()
    const check = () => {
      const next = guardedIdentity()
      if (next === known) return
      known = next
      // Cached data of one user is not for the next
      queryClient.clear()
      void revalidate()
    }
    check()
    return subscribe(check)
  }, [revalidate])
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  noteMailLanguage(request.url)
  // Area loaders start later, after the code of the guards: begin the download here
  preloadTexts(new URL(request.url).pathname)
  return loadTexts('shared')
}

/** Toasts wait in their store until the code that shows them is there. */
function ToastsOnDemand() {
  const isIdle = useIdle()
  const isWaiting = useNotifications().notifications.length > 0
  if (!isIdle && !isWaiting) return null
  return (
    <Silently name="toasts" load={() => import('../ui/feedback/toast-container.tsx')}>
      {({ Toasts }) => <Toasts />}
    </Silently>
  )
}

/** Layout of the auth pages and all areas, with the parts that public pages do not need. */
export default function AppLayout() {
  useGuardsOnSessionChange()
  useOfflineLinks()
  useOfflineNavigation()
  useEffect(keepUserFresh, [])
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <Outlet />
          <ToastsOnDemand />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  )
}

export function ErrorBoundary() {
  return <ErrorDialog />
}
