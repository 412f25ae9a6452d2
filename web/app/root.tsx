import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { languageOfPath } from './paths.ts'
import { memberScript } from './session/member-script.ts'
import { ErrorDialog } from './shell/error-dialog.tsx'
import { reloadScript, useMissingScript } from './shell/connection/reload-script.ts'
import { Splash } from './shell/splash.tsx'
import { useLanguage } from './texts/language.ts'
import { themeColours } from './theme/theme-colours.ts'
import { themeScript } from './theme/theme-script.ts'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

/** The root of public and signed-in pages: it must stay light, without Mantine. */
export function Layout({ children }: { children: ReactNode }) {
  const chosen = useLanguage()
  const { pathname } = useLocation()
  return (
    // The scripts below set attributes before React hydrates
    <html lang={languageOfPath(pathname) ?? chosen} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {themeColours.map(({ scheme, colour }) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={colour}
          />
        ))}
        <script id="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script id="member" dangerouslySetInnerHTML={{ __html: memberScript }} />
        <script dangerouslySetInnerHTML={{ __html: reloadScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useMissingScript()
  return <Outlet />
}

export function HydrateFallback() {
  useMissingScript()
  return <Splash />
}

export function ErrorBoundary() {
  return <ErrorDialog />
}
