import type { Announcement } from '@sohbet/domain/announcement'
import type { SchoolDetails } from '@sohbet/domain/school'
import type { SiteContent } from './site-pages.ts'

/** A coach on the public pages: only the fields that an admin made public. */
export type PublicTeacher = { name: string; summary: string; photo: string | null; isNative: boolean }

/** What the public pages show of the database. */
export type SiteData = {
  content: SiteContent
  school: SchoolDetails
  announcement: Announcement
  teachers: readonly PublicTeacher[]
}

/** What the build adds to every public page: its style sheet, and the URL of its script. */
export type PageFrame = { styles: string; script: string }

export type RenderPage = (page: { path: string; data: SiteData; frame: PageFrame }) => string

/** The public site as web builds it and the server renders it. An unknown path is the not-found page. */
export type Site = { paths: readonly string[]; renderPage: RenderPage }
