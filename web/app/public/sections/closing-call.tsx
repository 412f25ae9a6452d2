import { TablePicture } from '../pictures/table-picture.tsx'
import { usePublicContent } from '../page-context.ts'
import { useJoin } from './departures/join-departure.tsx'
import './closing-call.css'

export function ClosingCall() {
  const { closing } = usePublicContent()
  const { path, text = closing.join } = useJoin()
  return (
    <section className="closing">
      <div className="wrap">
        <div>
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          <a className="join join-large" href={path}>
            {text}
          </a>
        </div>
        <TablePicture />
      </div>
    </section>
  )
}
