/*
 * The admin's announcement comes with the HTML, not by a call. The server finds these two places in a built
 * page and puts the escaped text there, so their form is fixed (web/finish-build.test.ts holds it):
 *   <meta name="announcement" content="Announcement Bar"   in the head of every public page
 *   <p class="announcement" data-announcement>Announcement Bar</p>   on the home page
 */
export const defaultAnnouncement = 'Announcement Bar'

export const announcementMeta = { name: 'announcement', content: defaultAnnouncement }

/** What the server put into this document; the default while a page is being built. */
export function announcementText(): string {
  if (typeof document === 'undefined') return defaultAnnouncement
  return document.querySelector<HTMLMetaElement>('meta[name="announcement"]')?.content ?? defaultAnnouncement
}
