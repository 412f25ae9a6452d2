import { usePublicContent, useSiteData } from '../../page-context.ts'
import './announcement.css'

/** The admin's line; without a text it is hidden. */
export function Announcement() {
  const { language } = usePublicContent()
  const { link, ...texts } = useSiteData().announcement
  const text = texts[language]
  return (
    <p className="announcement" hidden={text === ''}>
      {link && text !== '' ? <a href={link}>{text}</a> : text}
    </p>
  )
}
