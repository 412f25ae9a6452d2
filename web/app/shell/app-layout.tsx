import '../theme/register-styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useRevalidator } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { preferenceKeys } from '../session/preferences.ts'
import { getSession, subscribe } from '../session/session.ts'
import { i18n } from '../texts/i18n.ts'
import { cssVariablesResolver, theme } from '../theme/mantine-theme.ts'
import { Toasts } from '../ui/toasts.tsx'
import { ErrorDialog } from './error-dialog.tsx'

const colorSchemeManager = localStorageColorSchemeManager({ key: preferenceKeys.theme })

/** A log-in or log-out, here or in another tab, makes the guards of the current screen look again. */
function useGuardsOnSessionChange() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let userId = getSession()?.user.id
    return subscribe(() => {
      const nextUserId = getSession()?.user.id
      if (nextUserId === userId) return
      userId = nextUserId
      // What one user was shown is not for the next
      queryClient.clear()
      void revalidate()
    })
  }, [revalidate])
}

/** Around the auth pages and all areas: the parts that the public pages do without. */
export default function AppLayout() {
  useGuardsOnSessionChange()
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
          <Toasts />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  )
}

export function ErrorBoundary() {
  return <ErrorDialog />
}
