import { defaultAnnouncement } from '@sohbet/domain/announcement'
import { usePublicContent } from '../../public-language.ts'
import './announcement.css'

/** The server finds this line by its attribute and inserts the admin's text, or hides it. */
export function Announcement() {
  const { language } = usePublicContent()
  return (
    <p className="announcement" data-announcement="">
      {defaultAnnouncement[language]}
    </p>
  )
}
