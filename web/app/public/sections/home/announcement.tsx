import { defaultAnnouncement } from '@sohbet/domain/announcement'
import { usePublicContent } from '../../public-language.ts'
import './announcement.css'

/** The server finds this line by its attribute and writes the admin's text into it, or hides it. */
export function Announcement() {
  const { language } = usePublicContent()
  return (
    <p className="announcement" data-announcement="">
      {defaultAnnouncement[language]}
    </p>
  )
}
