// The style sheets of the header, footer and pages build on these
import '../theme/fonts/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import './public.css'
import type { RenderPage, Site } from '@sohbet/contract/site/rendering'
import { renderToString } from 'react-dom/server'
import { publicPaths } from '../paths.ts'
import { BrandContext } from '../parts/school/brand.ts'
import { Document } from './document.tsx'
import { PageContext, pageOf } from './page-context.ts'

/** The paths of the public pages. */
export const paths: Site['paths'] = publicPaths

/** The HTML of a public page. React renders it here and leaves it, except for the islands. */
export const renderPage: RenderPage = ({ path, data, frame }) =>
  `<!DOCTYPE html>${renderToString(
    <PageContext value={pageOf(path, data)}>
      <BrandContext value={data.brand}>
        <Document {...frame} />
      </BrandContext>
    </PageContext>,
  )}`
