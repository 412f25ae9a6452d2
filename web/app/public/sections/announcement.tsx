import { announcementText } from '../announcement-text.ts'
import './announcement.css'

/** The server writes the admin's text here (see announcement-text.ts); an empty one hides the bar. */
export function Announcement() {
  return (
    <p className="announcement" data-announcement="" suppressHydrationWarning>
      {announcementText()}
    </p>
  )
}
