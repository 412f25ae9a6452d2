import { usePublicContent, useSiteData } from '../../page-context.ts'
import './announcement.css'

/** The admin's line; without a text it is hidden. */
export function Announcement() {
  const { language } = usePublicContent()
  const text = useSiteData().announcement[language]
  return (
    <p className="announcement" hidden={text === ''}>
      {text}
    </p>
  )
}
