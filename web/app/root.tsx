import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { brandData, brandElementId, brandSheet, brandSheetId, useBrand } from './parts/school/brand.ts'
import { DocumentHead } from './shell/document-head.tsx'
import { ErrorDialog } from './shell/error-dialog.tsx'
import { reloadScript, useMissingScript } from './shell/connection/reload-script.ts'
import { Splash } from './shell/splash.tsx'
import { useLanguage } from './texts/language.ts'
import './theme/fonts/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

/** The root of log-in and the areas. Public pages have their own document. */
export function Layout({ children }: { children: ReactNode }) {
  useBrand() // its style sheet changes with it
  return (
    // The scripts below set attributes before React hydrates
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <DocumentHead />
        <script
          id={brandElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: brandData() }}
        />
        <style id={brandSheetId} dangerouslySetInnerHTML={{ __html: brandSheet() }} />
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
