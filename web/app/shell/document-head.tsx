import { paper } from '@sohbet/domain/brand/brand'
import { headIcons, useBrand } from '../parts/school/brand.ts'
import { memberScript } from '../session/member-script.ts'
import { themeScript } from '../theme/theme-script.ts'

/** The part of the head that the app and the public pages share. Its scripts run before the first paint. */
export function DocumentHead() {
  const { favicon, oldFavicon, apple } = headIcons(useBrand())
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={oldFavicon} sizes="32x32" />
      <link rel="icon" href={favicon} sizes="any" />
      <link rel="apple-touch-icon" href={apple} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {Object.entries(paper).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
      ))}
      <script id="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />
      <script id="member" dangerouslySetInnerHTML={{ __html: memberScript }} />
    </>
  )
}
