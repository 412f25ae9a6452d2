import { paths } from '../../paths.ts'
import { TablePicture } from '../pictures/table-picture.tsx'
import { usePublicContent } from '../page-context.ts'
import './closing-call.css'

export function ClosingCall() {
  const { closing } = usePublicContent()
  return (
    <section className="closing">
      <div className="wrap">
        <div>
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          <a className="join join-large" href={paths.join}>
            {closing.join}
          </a>
        </div>
        <TablePicture />
      </div>
    </section>
  )
}
