import { paper } from '@sohbet/domain/brand'
import { memberScript } from '../session/member-script.ts'
import { themeScript } from '../theme/theme-script.ts'

/** The part of the head that the app and the public pages share. Its scripts run before the first paint. */
export function DocumentHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {Object.entries(paper).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
      ))}
      <script id="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />
      <script id="member" dangerouslySetInnerHTML={{ __html: memberScript }} />
    </>
  )
}
