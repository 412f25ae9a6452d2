import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { Language } from '@sohbet/domain/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router'
import { i18n } from '../../texts/i18n.ts'
import { setLanguage } from '../../texts/language.ts'
import { addAllTexts } from '../../texts/testing/all-texts.ts'

addAllTexts()

type Options = {
  url?: string
  language?: Language
  /** The screen's own loader; the screen then exists only at its URL. */
  loader?: LoaderFunction
}

/** Renders a screen inside the app's providers. Returns the router to check the URL. */
export function renderScreen(screen: ReactElement, { url = '/', language = 'en', loader }: Options = {}) {
  setLanguage(language)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [path = '/'] = url.split('?')
  const routes = loader
    ? [
        { path, loader, element: screen, HydrateFallback: () => null },
        { path: '*', element: null },
      ]
    : [{ path: '*', element: screen }]
  const router = createMemoryRouter(routes, { initialEntries: [url] })
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return router
}
