import {
  discardSiteDraft,
  getSitePage,
  listSitePages,
  listSiteVersions,
  previewSitePage,
  publishSitePage,
  restoreSiteVersion,
  saveSiteDraft,
  uploadSiteFile,
  type SiteFileKind,
  type SitePage,
} from '@sohbet/contract/site/site'
import type { SitePageName } from '@sohbet/contract/site/site-pages'
import type { Language } from '@sohbet/domain/language'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { plansQuery } from '../../parts/plans/plans.queries.ts'
import { call } from '../../api/call.ts'

const siteKey = ['site'] as const

export const sitePagesQuery = queryOptions({
  queryKey: [...siteKey, 'pages'],
  queryFn: ({ signal }) => call(listSitePages, {}, { signal }),
})

export const sitePageQuery = (page: SitePageName) =>
  queryOptions({
    queryKey: [...siteKey, 'page', page],
    queryFn: ({ signal }) => call(getSitePage, { params: { page } }, { signal }),
    // A refetch must not replace what is typed
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
  })

/** Past the cache, for an open editor. */
export const loadSitePage = (page: SitePageName) => call(getSitePage, { params: { page } })

export const siteVersionsQuery = (page: SitePageName, version: number) =>
  queryOptions({
    queryKey: [...siteKey, 'versions', page, version],
    queryFn: ({ signal }) => call(listSiteVersions, { params: { page } }, { signal }),
  })

type Previewed = { page: SitePageName; language: Language; version?: number | undefined; revision: number }

/** The link is good for ten minutes. */
export const previewQuery = ({ page, language, version, revision }: Previewed) =>
  queryOptions({
    queryKey: [...siteKey, 'preview', page, language, version ?? 'draft', revision],
    queryFn: ({ signal }) =>
      call(previewSitePage, { params: { page }, query: { language, version } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 0,
  })

/** The list is read again also after a refusal, because another admin may have changed a page. */
function useChange<Input>(mutationFn: (input: Input) => Promise<SitePage>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: sitePagesQuery.queryKey })
      // The page of prices sells the plans
      void client.invalidateQueries({ queryKey: plansQuery.queryKey })
    },
  })
}

type Seen = { revision: number }

export const useSaveDraft = (page: SitePageName) =>
  useChange((body: Seen & Pick<SitePage, 'content'>) => call(saveSiteDraft, { params: { page }, body }))

export const useDiscardDraft = (page: SitePageName) =>
  useChange((body: Seen) => call(discardSiteDraft, { params: { page }, body }))

export const usePublish = (page: SitePageName) =>
  useChange((body: Seen) => call(publishSitePage, { params: { page }, body }))

export const useRestore = (page: SitePageName) =>
  useChange(({ number, ...body }: Seen & { number: number }) =>
    call(restoreSiteVersion, { params: { page, number }, body }),
  )

export const useUploadSiteFile = (kind: SiteFileKind) =>
  useMutation({ mutationFn: (file: File) => call(uploadSiteFile, { body: { file, kind } }) })
