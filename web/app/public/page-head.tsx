import { cardOf } from '@sohbet/domain/brand/brand-names'
import { languages, type Language } from '@sohbet/domain/language'
import type { SiteData } from '@sohbet/contract/site/rendering'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { localPath } from '@sohbet/domain/site/public-path'
import { usePublicContent, useSiteData } from './page-context.ts'
import { siteOrigin } from './site-origin.ts'
import { breadcrumbs, organization, type StructuredData } from './structured-data.ts'

const locales: Record<Language, string> = { en: 'en_GB', tr: 'tr_TR' }

/** What a page says about itself. Search engines show only a page with a name. */
type Head = { title: string; description?: string; page?: string; structured?: StructuredData[] }
export type HeadOf = (content: PublicContent, data: SiteData, pathname: string) => Head

type Texts = { meta: { title: string; description: string }; hero: { plate: string } }
type More = (content: PublicContent, data: SiteData) => StructuredData[]

/** The head of an inner page: its own texts, and its breadcrumb below the home page. */
export const innerPageHead =
  (page: string, textsIn: (content: PublicContent) => Texts, more: More = () => []): HeadOf =>
  (content, data) => {
    const { meta, hero } = textsIn(content)
    return {
      page,
      title: `${meta.title} · ${data.brand.name}`,
      description: meta.description,
      structured: [breadcrumbs(content, { page, name: hero.plate }), ...more(content, data)],
    }
  }

export function PageHead({ title, description, page, structured }: Head) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {page === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ForSearch title={title} description={description} page={page} structured={structured} />
      )}
    </>
  )
}

/** For search engines and social cards, which need absolute URLs. */
function ForSearch({ title, description, page, structured }: Head & { page: string }) {
  const { language, home } = usePublicContent()
  const data = useSiteData()
  const address = (of: Language) => new URL(localPath(page, of), siteOrigin()).href
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {languages.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('tr')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={data.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={new URL(cardOf(data.brand, language), siteOrigin()).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={home.pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      {[organization(language, data), ...(structured ?? [])].map((facts) => (
        <script
          key={JSON.stringify(facts)}
          type="application/ld+json"
          // No text of the data may end the script
          dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}
